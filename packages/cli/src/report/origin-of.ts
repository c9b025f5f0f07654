import type { Origin } from '@stet/charts';

/** How a page is made: by this command, on this day. */
export function originOf(args: readonly string[], now: Date): Origin {
  return { command: ['stet', ...args].map(quoted).join(' '), date: now.toISOString().slice(0, 10) };
}

/** An argument as a shell takes it. */
function quoted(argument: string): string {
  return /^[\w@%+=:,./~-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}

/** Now, or what SOURCE_DATE_EPOCH says in seconds, so that a page can be made again byte for byte. */
export function clock({ SOURCE_DATE_EPOCH: seconds = '' }: NodeJS.ProcessEnv): Date {
  return /^\d{1,11}$/u.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

/** How this process makes a page. */
export function currentOrigin(): Origin {
  return originOf(process.argv.slice(2), clock(process.env));
}
