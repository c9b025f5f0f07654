import { setTimeout as pause } from 'node:timers/promises';
import { retryMs } from './client.mjs';
import { quantile } from './statistics.mjs';

/** Notes how long requests took, by kind and second, and what was refused. */
export function openRecorder() {
  const began = performance.now();
  const requests = [];
  const refusals = new Map();
  const faults = new Map();
  const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    requests,
    /** Sends until the server takes it, waiting as long as it asks for; undefined where it failed. */
    record: async (kind, send) => {
      try {
        for (;;) {
          const answer = await send();
          if (answer.status === 429 || answer.status === 503) {
            count(
              refusals,
              `${answer.status} to ${kind}${answer.headers.has('retry-after') ? '' : ' without Retry-After'}`,
            );
            await pause(retryMs(answer.headers));
          } else if (answer.status >= 400) {
            count(faults, `${kind}: ${answer.status}`);
            return undefined;
          } else {
            requests.push({ kind, ms: answer.ms, at: performance.now() - began });
            return answer;
          }
        }
      } catch (error) {
        count(faults, `${kind}: ${error.cause?.code ?? error.message}`);
        return undefined;
      }
    },
    seconds: () => (performance.now() - began) / 1000,
    times: (kind, from = 0, to = Infinity) =>
      requests.filter((request) => request.kind === kind && request.at >= from && request.at < to).map(({ ms }) => ms),
    kinds: () => [...new Set(requests.map(({ kind }) => kind))],
    refused: () => textOf(refusals),
    faults: () => textOf(faults),
  };
}

const textOf = (counts) => (counts.size === 0 ? 'none' : [...counts].map(([key, n]) => `${n} × ${key}`).join(', '));

/** A row for each kind of request: how many, and how long. */
export function requestRows(recorder) {
  return [
    ['request', 'count', 'a second', 'p50 ms', 'p99 ms', 'slowest ms'],
    ...recorder.kinds().map((kind) => {
      const times = recorder.times(kind);
      const perSecond = times.length / recorder.seconds();
      const cells = [perSecond.toFixed(1), ...[0.5, 0.99, 1].map((fraction) => quantile(times, fraction).toFixed(0))];
      return [kind, times.length, ...cells];
    }),
  ];
}
