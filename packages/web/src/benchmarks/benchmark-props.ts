import type { Benchmark } from '@stet/server';

/** What every room of a benchmark is given. */
export interface BenchmarkProps {
  readonly benchmark: Benchmark;
}
