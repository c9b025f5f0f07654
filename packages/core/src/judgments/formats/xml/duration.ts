const DURATION = /^(?:(\d+) days?, )?(\d+):([0-5]\d):([0-5]\d)(?:\.(\d{1,6}))?$/u;

/** Seconds of a duration as Appraise writes it, `00:01:07.524000`; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const found = DURATION.exec(text);
  if (found === null) return undefined;
  const [, days = '0', hours, minutes, seconds, fraction = ''] = found;
  const whole = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  // Rounded only once, so that what is printed is read back unchanged.
  return (whole * 1e6 + Number(fraction.padEnd(6, '0'))) / 1e6;
}

/** As Appraise writes it: without a fraction when there is none. */
export function printDuration(seconds: number): string {
  const micros = Math.round(seconds * 1e6);
  const whole = Math.floor(micros / 1e6);
  const fraction = micros % 1e6;
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((field) => pad(field, 2));
  return clock.join(':') + (fraction === 0 ? '' : `.${pad(fraction, 6)}`);
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
