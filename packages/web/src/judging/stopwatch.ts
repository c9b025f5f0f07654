/** Time that counts only while the page is in view. */
export interface Stopwatch {
  readonly ms: () => number;
  readonly stop: () => void;
}

/** Starts counting from the time already spent. */
export function startStopwatch(spentMs: number, now: () => number = () => performance.now()): Stopwatch {
  let counted = spentMs;
  let since = document.hidden ? undefined : now();
  const settle = (): void => {
    if (since !== undefined) counted += now() - since;
    since = document.hidden ? undefined : now();
  };
  document.addEventListener('visibilitychange', settle);
  return {
    ms: () => Math.round(counted + (since === undefined ? 0 : now() - since)),
    stop: () => document.removeEventListener('visibilitychange', settle),
  };
}
