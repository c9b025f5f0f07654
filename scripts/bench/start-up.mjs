import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { STET, median } from './run-stet.mjs';

const EXAMPLE = fileURLToPath(new URL('../../examples/evening-class/', import.meta.url));
const RUNS = 15;

const commands = {
  'node -e 0': ['-e', '0'],
  'stet --version': [STET, '--version'],
  'stet --help': [STET, '--help'],
  'stet score, 4 systems, 60 sentences': [STET, 'score', '--gold', `${EXAMPLE}gold.m2`, `${EXAMPLE}systems`],
};

/** How long commands take beside a bare Node, which is run in turn with them. */
export function benchStartUp() {
  const runs = Object.keys(commands).map(() => []);
  for (let run = 0; run < RUNS; run++) {
    Object.values(commands).forEach((args, at) => runs[at].push(time(args)));
  }
  // The shell tells hundredths of a second, so that a median would jump.
  const figures = runs.map((times) => [mean(times.map(({ cpu }) => cpu)), median(times.map(({ wall }) => wall))]);
  console.log(`Start-up beside a bare Node, ${RUNS} runs in turn, mean of CPU time and median by the clock:`);
  Object.keys(commands).forEach((name, at) => {
    const [cpu, wall] = figures[at].map((seconds, of) => {
      return `${seconds.toFixed(3)} s (${(seconds / figures[0][of]).toFixed(2)} times)`;
    });
    console.log(`  ${name.padEnd(36)} CPU ${cpu}, clock ${wall}`);
  });
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The shell tells the CPU seconds of what it ran: its children's user and system time, in its second line. */
function time(args) {
  const start = performance.now();
  const { stdout } = spawnSync('sh', ['-c', '"$@" > /dev/null; times', 'sh', process.execPath, ...args], {
    encoding: 'utf8',
  });
  const wall = (performance.now() - start) / 1000;
  const [user, system] = stdout.trim().split('\n')[1].split(' ').map(parseTime);
  return { cpu: user + system, wall };
}

/** Seconds of `0m0.07s`. */
function parseTime(text) {
  const [minutes, seconds] = text.split('m').map(parseFloat);
  return minutes * 60 + seconds;
}
