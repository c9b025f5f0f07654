// Two hundred judges at once for a minute, on a server started for them. Prints; asserts nothing.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STET = join(ROOT, 'packages', 'cli', 'bin', 'stet.js');
const EXAMPLE = join(ROOT, 'examples', 'evening-class');
const JUDGES = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 60);

const data = mkdtempSync(join(tmpdir(), 'stet-bench-'));
const server = spawn(process.execPath, [STET, 'serve', '--port', '0', '--data', data, '--json'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
try {
  const { url, organiserLink } = JSON.parse(await firstLine(server.stdout));
  const keys = await prepare(`${url}/api/v1/`, organiserLink.split('=')[1]);
  const times = { next: [], answer: [] };
  const failures = new Map();
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(keys.map((key) => judge(`${url}/api/v1/`, key, end, times, failures)));
  report(times, failures);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

function firstLine(stream) {
  return new Promise((resolve) => createInterface({ input: stream }).once('line', resolve));
}

/** Sets up a campaign on the example, and returns the keys of its judges. */
async function prepare(api, token) {
  const signedIn = await send(api, 'POST', 'session', { token });
  const cookie = signedIn.headers.get('set-cookie').split(';')[0];
  const call = async (method, path, body) => {
    for (;;) {
      const response = await send(api, method, path, body, { cookie });
      if (response.ok) return response.status === 204 ? undefined : response.json();
      if (response.status !== 429) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      await pause(500);
    }
  };
  const { id } = await call('POST', 'campaigns', { name: 'Bench' });
  await call('PUT', `campaigns/${id}/texts/source`, readFileSync(join(EXAMPLE, 'source.txt')));
  for (const file of readdirSync(join(EXAMPLE, 'systems'))) {
    await call(
      'PUT',
      `campaigns/${id}/systems/${basename(file, '.txt')}`,
      readFileSync(join(EXAMPLE, 'systems', file)),
    );
  }
  await call('PUT', `campaigns/${id}/plan`, { items: 20_000, replacement: true, overlap: { share: 1, judges: 5 } });
  const keys = [];
  for (let at = 0; at < JUDGES; at++) {
    const { link } = await call('POST', `campaigns/${id}/judges`, { name: `judge ${at}` });
    keys.push(link.replace('/judge/', ''));
  }
  await call('PUT', `campaigns/${id}/state`, { state: 'running' });
  return keys;
}

function send(api, method, path, body, headers = {}) {
  const isFile = body instanceof Uint8Array;
  return fetch(api + path, {
    method,
    headers: { ...headers, 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
}

/** Takes items and answers them at once, until `end`. */
async function judge(api, key, end, times, failures) {
  const headers = { authorization: `Bearer ${key}` };
  const timed = async (list, method, path, body) => {
    const start = performance.now();
    const response = await send(api, method, path, body, headers);
    const json = await response.json();
    if (response.ok) list.push(performance.now() - start);
    else failures.set(response.status, (failures.get(response.status) ?? 0) + 1);
    return response.ok ? json : undefined;
  };
  while (performance.now() < end) {
    const next = await timed(times.next, 'POST', 'judging/next');
    const assignment = next?.assignment;
    if (assignment === undefined || assignment === null) {
      await pause(100);
      continue;
    }
    const ranks = assignment.outputs.map((_, at) => at + 1);
    const body = { id: crypto.randomUUID(), revision: assignment.revision, ranks };
    await timed(times.answer, 'PUT', `judging/assignments/${assignment.id}/answer`, body);
  }
}

function report({ next, answer }, failures) {
  const database = process.env.DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL';
  console.log(
    `${JUDGES} judges at once for ${SECONDS} s, without a rest; ${database}, ${availableParallelism()} cores`,
  );
  console.log(`${answer.length} judgments, ${(answer.length / SECONDS).toFixed(0)} a second`);
  for (const [name, times] of [
    ['next item', next],
    ['answer kept', answer],
  ]) {
    const sorted = times.toSorted((a, b) => a - b);
    const quantile = (fraction) => (sorted[Math.floor((sorted.length - 1) * fraction)] ?? NaN).toFixed(0);
    console.log(`${name}: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, slowest ${quantile(1)} ms`);
  }
  console.log(
    `errors: ${failures.size === 0 ? 'none' : [...failures].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
}
