import type { Aside } from '../computing/turnstile.js';
import type { Services } from '../services.js';

/** The services of a request that gives up its place while it waits for a thread, or for what others have begun. */
export function stepAside(services: Services, aside: Aside): Services {
  const { computing, results, boards, files, exports } = services;
  return {
    ...services,
    aside,
    computing: { ...computing, run: (job, task, signal) => aside(() => computing.run(job, task, signal)) },
    results: { get: (of, version, key, compute) => aside(() => results.get(of, version, key, compute)) },
    boards: { get: (of, version, compute) => aside(() => boards.get(of, version, compute)) },
    files: { get: (key, make) => aside(() => files.get(key, make)) },
    exports: (work) => aside(() => exports(work)),
  };
}
