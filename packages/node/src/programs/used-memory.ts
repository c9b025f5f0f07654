import { readFileSync, readdirSync } from 'node:fs';

const FIELDS = { now: 'VmRSS', peak: 'VmHWM' } as const;

/**
 * The resident memory of all processes of a group, now or at its most, in bytes; undefined where the system does not tell,
 * as everywhere but on Linux.
 */
export function usedMemory(group: number, when: keyof typeof FIELDS = 'now'): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/u.test(entry) && groupOf(entry) === group);
  return processes.reduce((sum, process) => sum + residentBytes(process, FIELDS[when]), 0);
}

/**
 * The most memory that this process has taken, in bytes. What the system counts as its largest begins with that of the process
 * that started it, so its own mark is read where there is one.
 */
export function ownPeakMemory(): number {
  const own = process.platform === 'linux' ? residentBytes('self', FIELDS.peak) : 0;
  return own === 0 ? process.resourceUsage().maxRSS * 1024 : own;
}

function groupOf(process: string): number {
  const stat = readProc(process, 'stat');
  // Behind the name, which may hold blanks: state, parent, group.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function residentBytes(process: string, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'mu').exec(readProc(process, 'status'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may end while it is looked at. */
function readProc(process: string, file: string): string {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
