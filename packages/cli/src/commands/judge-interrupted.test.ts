import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CheckerServer } from '../../../checkers/src/testing/checker-server.js';
import { judgeRun } from '../judge/testing/judge-command.js';
import { fair, testModels } from '../judge/testing/model-server.js';
import { entries } from '../testing/entries.js';
import { startStet } from '../testing/stet.js';

const models = testModels();

const ITEMS = 40;

/** A server that takes its time, so that there is something to interrupt. */
function startSlowServer(): Promise<CheckerServer> {
  return models.start(async (request) => {
    await wait(50);
    return fair(request);
  });
}

async function untilSomeAreKept(cache: string): Promise<void> {
  while (entries(cache).length < 3) await wait(10);
}

describe('stet judge that is ended before its time', () => {
  it('goes on after kill -9, and asks no answered question again', async () => {
    const server = await startSlowServer();
    const { args, cache, output, run } = judgeRun('killed-judge', server.url, ['--items', String(ITEMS)]);
    const first = startStet([...args, '--concurrency', '2']);
    await untilSomeAreKept(cache);
    first.child.kill('SIGKILL');
    await first.done;
    const kept = entries(cache).length;
    expect(kept).toBeLessThan(ITEMS);
    expect(existsSync(output)).toBe(false);
    const before = server.requests.length;

    const second = await run();
    expect(second.status).toBe(0);
    expect(server.requests.length - before).toBe(ITEMS - kept);
    expect(second.stderr).toContain(`${kept} answers from the cache.`);
    const resumed = readFileSync(output);
    await server.close();

    // The server has another port, and so an address of its own in the cache.
    const other = await models.start(fair);
    const whole = judgeRun('whole-judge', other.url, ['--items', String(ITEMS)]);
    await whole.run();
    expect(readFileSync(whole.output)).toEqual(resumed);
  });

  it('ends cleanly at Ctrl-C, and says what is kept', async () => {
    const server = await startSlowServer();
    const { args, cache, output } = judgeRun('stopped-judge', server.url, ['--items', String(ITEMS)]);
    const { child, done } = startStet(args);
    await untilSomeAreKept(cache);
    child.kill('SIGINT');
    expect(await done).toEqual({
      status: 130,
      stdout: '',
      stderr: 'stet: interrupted. The answers so far are in the cache; the same command goes on from there.\n',
    });
    expect(existsSync(output)).toBe(false);
  });
});
