/** The reason of a signal that ended because time was up, not because somebody asked. */
class TimeUp extends Error {}

/** Does work with a signal that ends when another does, or when time is up. */
export async function inTime<T>(ms: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new TimeUp());
  }, ms);
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
