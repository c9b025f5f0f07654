/** How long the worker works before it looks for a newer text, in milliseconds. */
const TURN_MS = 25;

/** Called often with how far the work is, from 0 to 1; what it returns is awaited. */
export type Rest = (share: number) => Promise<void>;

/** Rests now and then, so that a newer message is taken first, and stops the work when it has been given up. */
export function paced(signal: AbortSignal, onProgress: (share: number) => void): Rest {
  let started = performance.now();
  return async (share) => {
    if (performance.now() - started < TURN_MS) return;
    onProgress(share);
    await turn();
    signal.throwIfAborted();
    started = performance.now();
  };
}

/** Timers in a row are held back by browsers; messages are not. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
