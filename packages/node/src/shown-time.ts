const [MINUTE, HOUR] = [60, 3600];
/** Estimates of more than a minute change too often to be read to the second. */
const STEP = 5;

/** A time in seconds as a progress line shows it, rounded before it is cut into minutes and seconds: 60s is 1m00s. */
export function shownTime(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return 'a while';
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return `${whole}s`;
  const stepped = STEP * Math.round(whole / STEP);
  if (stepped < HOUR) return `${Math.floor(stepped / MINUTE)}m${padded(stepped % MINUTE)}s`;
  const minutes = Math.round(whole / MINUTE);
  return `${Math.floor(minutes / MINUTE)}h${padded(minutes % MINUTE)}m`;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
