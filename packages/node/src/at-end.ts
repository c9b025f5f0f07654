import { isMainThread } from 'node:worker_threads';

/** When something is done: as soon as a signal comes, or only where that signal ends the process. */
export type EndRule = 'at any signal' | 'with the process';

/** What is to be done before this process ends. */
const acts = new Map<() => void, EndRule>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Has `act` done, in one go, when the process exits or a signal ends it; returns how to take that back. */
export function atEnd(act: () => void, rule: EndRule = 'with the process'): () => void {
  if (acts.size === 0) {
    process.on('exit', actAll);
    // Threads get no signals.
    if (isMainThread) for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  acts.set(act, rule);
  return () => {
    if (acts.delete(act) && acts.size === 0) stopListening();
  };
}

/** Somebody else who listens ends the work in order; otherwise the signal ends this process, as if nobody listened. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) {
    for (const [act, rule] of acts) if (rule === 'at any signal') act();
    return;
  }
  actAll();
  stopListening();
  process.kill(process.pid, signal);
}

function actAll(): void {
  for (const act of [...acts.keys()]) act();
}

function stopListening(): void {
  process.off('exit', actAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}
