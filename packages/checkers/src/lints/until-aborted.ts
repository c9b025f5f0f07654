import { isTimeUp } from '@stet/node';
import { CheckerFailure } from '../adapters/adapter.js';

/** What a library answers, or a failure once the signal is aborted: a library that knows no signals may never end. */
export function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      const late = new CheckerFailure('it did not answer in time', { remedy: 'Raise {{timeout}}.' });
      reject(isTimeUp(signal) ? late : (signal.reason as Error));
    };
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
