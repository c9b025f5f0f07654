// Loaded before a command, to print its peak memory and CPU time when it ends, and the CPU time of its main thread.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Microseconds of CPU in a clock tick of /proc. */
const TICK = 10_000;

/** The CPU time of the main thread; 0 where the system does not say. */
function mainThread() {
  try {
    const status = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold blanks; user and system time are fields 14 and 15.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return 0;
  }
}

/**
 * The most memory so far, in kilobytes. What the system counts as a process's largest begins with that of the one that started
 * it, so its own mark is read where there is one.
 */
function peak() {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write(`\npeak ${peak()} cpu ${userCPUTime + systemCPUTime} main ${mainThread()}\n`);
  });
}
