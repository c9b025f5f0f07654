/** The UTC offset of a time zone at a moment, in milliseconds. */
function offsetAt(ms: number, zone: string): number {
  const second = Math.floor(ms / 1000) * 1000;
  const dateFields = new Map(
    formatOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, value]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes, digits = 2): string =>
    (dateFields.get(name) ?? '').padStart(digits, '0');
  const date = `${field('year', 4)}-${field('month')}-${field('day')}`;
  const shown = Date.parse(`${date}T${field('hour')}:${field('minute')}:${field('second')}Z`);
  return shown - second;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because formats are slow to create and needed often. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** A moment as local time in a zone, to the minute: `2026-12-01T23:59`, the format of date fields. */
export function localTime(ms: number, zone: string): string {
  return new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

const DAY = 86_400_000;

/**
 * The moment of a local time in a zone. When clocks are set back, an hour occurs twice, and the first one is meant. When
 * they are set forward, an hour is skipped, and a time within it is moved later by as much as was skipped.
 */
export function momentOf(local: string, zone: string): number | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const before = asUtc - offsetAt(asUtc - DAY, zone);
  const after = asUtc - offsetAt(asUtc + DAY, zone);
  const shown = [before, after].filter((ms) => ms + offsetAt(ms, zone) === asUtc);
  return shown.length === 0 ? before : Math.min(...shown);
}

/** The zone of whoever reads the page. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
