import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command of this checkout. */
export const STET = fileURLToPath(new URL('../../packages/cli/bin/stet.js', import.meta.url));
const PEAK = new URL('../print-peak.mjs', import.meta.url).href;

/** Runs the command: its output, elapsed seconds, CPU seconds, those of its main thread, and peak memory in bytes. */
export function runStet(args, program = STET) {
  const start = performance.now();
  const child = spawnSync(process.execPath, ['--import', PEAK, program, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const seconds = (performance.now() - start) / 1000;
  if (child.status !== 0) throw new Error(child.stderr);
  const [, peak, cpu, main] = /^peak (\d+) cpu (\d+) main (\d+)$/mu.exec(child.stderr);
  return { output: child.stdout, seconds, cpu: Number(cpu) / 1e6, main: Number(main) / 1e6, peak: Number(peak) * 1024 };
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
