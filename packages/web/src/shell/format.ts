/** A time span for people: `48 s`, `3 min`, `2 h 10 min`. */
export function span(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A fraction as a percentage, with a decimal where it matters. */
export function percent(share: number): string {
  const value = 100 * share;
  const digits = value < 10 && Number(value.toFixed(1)) !== 0 ? 1 : 0;
  return `${value.toFixed(digits)} %`;
}
