import { isMainThread } from 'node:worker_threads';

/** The groups of the programs that run. None of them may outlive this process. */
const running = new Set<number>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function addRunning(group: number): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    // Threads get no signals.
    if (isMainThread) for (const signal of SIGNALS) process.once(signal, endOnSignal);
  }
  running.add(group);
}

/** Ends all processes of a group. */
export function endRunning(group: number): void {
  if (!running.delete(group)) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  if (running.size > 0) return;
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, endOnSignal);
}

function endAll(): void {
  for (const group of running) endRunning(group);
}

/** Nobody else may be listening, and then the signal ends this process too. */
function endOnSignal(signal: NodeJS.Signals): void {
  endAll();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
