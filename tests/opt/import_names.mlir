// args: opt
// An import's arguments are named in front of their types, if their names can stand there.
// CHECK: vm.import private optional @named(%first : i32, %second : f32)
// CHECK: vm.import private @unnamed(i32 {vm.name = "not a name"}, f32)
vm.import private optional @named(%first : i32, %second : f32)
"vm.import"() <{sym_name = "unnamed", sym_visibility = "private", function_type = (i32, f32) -> (),
                arg_attrs = [{vm.name = "not a name"}, {}]}> ({}) : () -> ()
