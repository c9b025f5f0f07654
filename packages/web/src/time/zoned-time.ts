/** How far ahead of UTC the clocks of a zone are at a moment, in milliseconds. */
function offsetAt(ms: number, zone: string): number {
  const second = Math.floor(ms / 1000) * 1000;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes, digits = 2): string =>
    (parts.get(name) ?? '').padStart(digits, '0');
  const date = `${part('year', 4)}-${part('month')}-${part('day')}`;
  const shown = Date.parse(`${date}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  return shown - second;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats take long to make, and are asked for often. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formats.set(timeZone, made);
  return made;
}

/** A moment as the clocks of a zone show it, to the minute: `2026-12-01T23:59`, as a field for dates takes it. */
export function localTime(ms: number, zone: string): string {
  return new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

const DAY = 86_400_000;

/**
 * The moment at which the clocks of a zone show a time. Clocks that are set back show an hour twice: the first time is
 * meant. Clocks that are set forward leave one out: what would have been in it is as much later as was left out.
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
