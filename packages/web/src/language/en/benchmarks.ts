export const benchmarks = {};
