import { readFileSync, readdirSync } from 'node:fs';

/**
 * The resident memory of all processes of a group, in bytes; undefined where the system does not tell, as everywhere but
 * on Linux.
 */
export function usedMemory(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/u.test(entry) && groupOf(entry) === group);
  return processes.reduce((sum, process) => sum + residentBytes(process), 0);
}

function groupOf(process: string): number {
  const stat = readProc(process, 'stat');
  // Behind the name, which may hold blanks: state, parent, group.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function residentBytes(process: string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readProc(process, 'status'))?.[1];
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
