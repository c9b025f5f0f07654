/** Why a signal was aborted: time was up, rather than the caller cancelling. */
class TimeUp extends Error {}

/** Does `work` with a signal that is aborted when `outer` is, or after `ms` milliseconds. */
export async function inTime<T>(ms: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new TimeUp()), ms);
  const follow = (): void => {
    controller.abort(outer.reason);
  };
  outer.addEventListener('abort', follow);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
  }
}

export function isTimeUp(signal: AbortSignal): boolean {
  return signal.aborted && signal.reason instanceof TimeUp;
}
