//! The text form of a device: `local`, `sim`, `sim:latency=5us,bandwidth=10GB/s,fault=transfer@2`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Which device, with its parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DeviceSpec {
    /// Host memory that is mapped in place.
    #[default]
    Local,
    /// A simulated discrete device.
    Sim(SimOptions),
}

/// Parameters of the simulated device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimOptions {
    /// How long a submission takes before its commands run.
    pub latency: Duration,
    /// Bytes a second of copies between device and host; `None` is unlimited.
    pub bandwidth: Option<u64>,
    /// What goes wrong.
    pub fault: Option<Fault>,
}

/// A fault and when it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happens.
    pub kind: FaultKind,
    /// At the how manieth operation of its sort, from 1.
    pub at: u64,
}

/// The sorts of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The n-th submission finds the device gone, and it stays gone.
    Lost,
    /// The n-th transfer delivers wrong bytes: the lowest bit of the first byte is flipped.
    CorruptTransfer,
    /// The n-th transfer fails and says so.
    Transfer,
    /// The n-th allocation, of device or staging memory, finds no memory.
    Oom,
}

impl FaultKind {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Lost, "lost"),
        (Self::CorruptTransfer, "corrupt-transfer"),
        (Self::Transfer, "transfer"),
        (Self::Oom, "oom"),
    ];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }
}

/// Why a device text does not say a device.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeviceSpecError {
    /// The name before the colon.
    #[error("unknown device '{0}': expected 'local' or 'sim'")]
    Device(String),
    /// `local` with parameters.
    #[error("the device 'local' takes no parameters, found '{0}'")]
    LocalParameter(String),
    /// A parameter without `=`, or not one of ours.
    #[error("unknown parameter '{0}' of the device 'sim': expected 'latency=', 'bandwidth=' or 'fault='")]
    Parameter(String),
    /// The same parameter again.
    #[error("the parameter '{0}' is given twice")]
    Twice(String),
    /// Not a duration.
    #[error(
        "invalid latency '{0}': expected a whole number of at most 10 s with a unit 'ns', 'us', 'ms' or 's'"
    )]
    Latency(String),
    /// Not a bandwidth.
    #[error(
        "invalid bandwidth '{0}': expected a positive whole number with a unit 'B/s', 'KB/s', 'MB/s', 'GB/s' or 'TB/s'"
    )]
    Bandwidth(String),
    /// Not a fault.
    #[error(
        "invalid fault '{0}': expected 'lost', 'corrupt-transfer', 'transfer' or 'oom', then '@N' with N from 1 if it is not the first"
    )]
    Fault(String),
}

impl FromStr for DeviceSpec {
    type Err = DeviceSpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, parameters) = match text.split_once(':') {
            Some((name, parameters)) => (name, Some(parameters)),
            None => (text, None),
        };
        match (name, parameters) {
            ("local", None) => Ok(Self::Local),
            ("local", Some(parameters)) => Err(DeviceSpecError::LocalParameter(parameters.into())),
            ("sim", None) => Ok(Self::Sim(SimOptions::default())),
            ("sim", Some(parameters)) => parse_sim(parameters).map(Self::Sim),
            _ => Err(DeviceSpecError::Device(name.into())),
        }
    }
}

fn parse_sim(parameters: &str) -> Result<SimOptions, DeviceSpecError> {
    let mut options = SimOptions::default();
    let mut seen: Vec<&str> = Vec::new();
    for parameter in parameters.split(',') {
        let Some((key, value)) = parameter.split_once('=') else {
            return Err(DeviceSpecError::Parameter(parameter.into()));
        };
        if seen.contains(&key) {
            return Err(DeviceSpecError::Twice(key.into()));
        }
        match key {
            "latency" => {
                options.latency =
                    parse_latency(value).ok_or_else(|| DeviceSpecError::Latency(value.into()))?;
            }
            "bandwidth" => {
                let rate = parse_bandwidth(value).ok_or_else(|| DeviceSpecError::Bandwidth(value.into()))?;
                options.bandwidth = Some(rate);
            }
            "fault" => {
                options.fault = Some(parse_fault(value).ok_or_else(|| DeviceSpecError::Fault(value.into()))?);
            }
            _ => return Err(DeviceSpecError::Parameter(parameter.into())),
        }
        seen.push(key);
    }
    Ok(options)
}

/// Splits `12us` into 12 and `us`.
fn number_and_unit(text: &str) -> Option<(u64, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at(digits);
    Some((number.parse().ok()?, unit))
}

fn parse_latency(text: &str) -> Option<Duration> {
    let (number, unit) = number_and_unit(text)?;
    let nanoseconds: u64 = match unit {
        "ns" => 1,
        "us" => 1_000,
        "ms" => 1_000_000,
        "s" => 1_000_000_000,
        _ => return None,
    };
    let latency = Duration::from_nanos(number.checked_mul(nanoseconds)?);
    (latency <= Duration::from_secs(10)).then_some(latency)
}

fn parse_bandwidth(text: &str) -> Option<u64> {
    let (number, unit) = number_and_unit(text)?;
    let factor: u64 = match unit {
        "B/s" => 1,
        "KB/s" => 1_000,
        "MB/s" => 1_000_000,
        "GB/s" => 1_000_000_000,
        "TB/s" => 1_000_000_000_000,
        _ => return None,
    };
    number.checked_mul(factor).filter(|&rate| rate > 0)
}

fn parse_fault(text: &str) -> Option<Fault> {
    let (name, at) = match text.split_once('@') {
        Some((name, at)) => (name, at.parse().ok().filter(|&at| at > 0)?),
        None => (text, 1),
    };
    let kind = FaultKind::ALL.iter().find(|row| row.1 == name)?.0;
    Some(Fault { kind, at })
}

impl fmt::Display for DeviceSpec {
    /// The text that parses to the same device.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Sim(options) = self else {
            return f.write_str("local");
        };
        let mut parameters = Vec::new();
        if !options.latency.is_zero() {
            parameters.push(format!("latency={}ns", options.latency.as_nanos()));
        }
        if let Some(rate) = options.bandwidth {
            parameters.push(format!("bandwidth={rate}B/s"));
        }
        if let Some(fault) = options.fault {
            parameters.push(format!("fault={}@{}", fault.kind.name(), fault.at));
        }
        if parameters.is_empty() { f.write_str("sim") } else { write!(f, "sim:{}", parameters.join(",")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_parameter_and_prints_what_reads_back() {
        let spec: DeviceSpec = "sim:latency=5us,bandwidth=10GB/s,fault=corrupt-transfer@3".parse().unwrap();
        let options = SimOptions {
            latency: Duration::from_micros(5),
            bandwidth: Some(10_000_000_000),
            fault: Some(Fault { kind: FaultKind::CorruptTransfer, at: 3 }),
        };
        assert_eq!(spec, DeviceSpec::Sim(options));
        assert_eq!(spec.to_string().parse(), Ok(spec));
        assert_eq!("sim".parse(), Ok(DeviceSpec::Sim(SimOptions::default())));
        assert_eq!("local".parse(), Ok(DeviceSpec::Local));
    }

    #[test]
    fn says_what_is_wrong() {
        let error = |text: &str| text.parse::<DeviceSpec>().unwrap_err().to_string();
        assert_eq!(error("gpu"), "unknown device 'gpu': expected 'local' or 'sim'");
        assert_eq!(error("local:x=1"), "the device 'local' takes no parameters, found 'x=1'");
        assert!(error("sim:").contains("unknown parameter ''"));
        assert!(error("sim:latency=5").contains("invalid latency '5'"));
        assert!(error("sim:latency=99999999999999999999s").contains("invalid latency"));
        assert!(error("sim:bandwidth=0B/s").contains("invalid bandwidth"));
        assert!(error("sim:fault=oom@0").contains("invalid fault 'oom@0'"));
        assert_eq!(error("sim:latency=1us,latency=2us"), "the parameter 'latency' is given twice");
    }
}
