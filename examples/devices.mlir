// A buffer view names its device in a check. On `--device sim` its memory cannot be mapped: the check copies
// it to the host first.

func.func @on_a_device() {
  %c0 = arith.constant 0 : index
  %device = hal.devices.get %c0 : !hal.device
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %view = hal.tensor.export %a : tensor<2x2xi32> -> !hal.buffer_view
  check.expect_all_true<%device>(%view) : !hal.buffer_view
  return
}
