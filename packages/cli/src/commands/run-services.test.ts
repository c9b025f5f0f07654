import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chatReply,
  languageToolReply,
  languageToolText,
  startCheckerServer,
  type CheckerServer,
} from '../../../checkers/src/testing/checker-server.js';
import { entries } from '../testing/entries.js';
import { EXAMPLE, GOLD, file, folder, runStetMeanwhile } from '../testing/stet.js';

let server: CheckerServer;
afterEach(() => server.close());

const SOURCE = join(EXAMPLE, 'source.txt');
const WORDS = { womans: ['women', 'woman'], teached: ['taught'], mashine: ['machine'], sunday: ['Sunday'] };

describe('stet run --languagetool', () => {
  it('scores what a server makes, through limits and failures that pass', async () => {
    server = await startCheckerServer((request) =>
      request.number % 10 === 3
        ? { status: 503, headers: { 'retry-after': '0' }, body: 'busy' }
        : { body: languageToolReply(languageToolText(request), WORDS) },
    );
    const { status, stdout, stderr } = await runStetMeanwhile([
      ...['run', '--gold', GOLD, '--languagetool', server.url, '--concurrency', '8', '--json'],
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      sentences: 60,
      asked: 60,
      retried: server.requests.length - 60,
      changed: 2,
      scores: { m2: { correct: 4, proposed: 4 } },
    });
    expect(server.requests.length).toBeGreaterThan(60);
  });

  it('names the sentence and the reason in the end', async () => {
    server = await startCheckerServer((request) =>
      languageToolText(request).startsWith('It came') ? 'drop' : { body: languageToolReply('', {}) },
    );
    const output = join(folder, 'lt.txt');
    const args = ['run', '--source', SOURCE, '--languagetool', server.url, '--retries', '1', '--output', output];
    const { status, stdout, stderr } = await runStetMeanwhile(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /source\.txt:6: expected an answer of languagetool to "It came out hard like a stone \."; found no whole answer of http.*also when asked again.*\[CHECKER_FAILED\]\n$/u,
    );
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('stet run --openai', () => {
  const KEY = 'sk-very-secret-0123456789';

  it('asks with a prompt of ours or of the user, and shows or keeps the key nowhere', async () => {
    server = await startCheckerServer(({ body, number }) => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const sentence = messages[0].content.split('\n').at(-1) ?? '';
      if (number === 2) return { status: 429, body: `{"error":{"message":"too fast, ${KEY}"}}` };
      return { body: chatReply(sentence.replace('womans', 'women')) };
    });
    const cache = join(folder, 'chat');
    const prompt = file('prompt.txt', 'Please correct:\n{sentence}\n');
    const args = [
      ...['run', '--source', SOURCE, '--openai', `${server.url}/v1`, '--model', 'small', '--key-env', 'SECRET'],
      ...['--cache', cache, '--output', join(folder, 'chat.txt'), '--json'],
    ];
    const runs = [
      await runStetMeanwhile(args, { SECRET: KEY }),
      await runStetMeanwhile([...args, '--prompt', prompt], { SECRET: KEY }),
      await runStetMeanwhile([...args, '--prompt', prompt], { SECRET: KEY }),
    ];
    expect(runs.map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    expect(runs.map(({ stdout }) => JSON.parse(stdout) as unknown)).toMatchObject([
      { asked: 60, fromCache: 0, retried: 1, changed: 1 },
      { asked: 60, fromCache: 0, retried: 0, changed: 1 },
      { asked: 0, fromCache: 60, retried: 0, changed: 1 },
    ]);
    const kept = entries(cache).map((entry) => readFileSync(entry, 'utf8'));
    expect(kept).toHaveLength(120);
    expect(kept.join('') + runs.map(({ stdout }) => stdout).join('')).not.toContain(KEY);
    expect(server.requests[0].headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('lists answers that are no corrections, and hides the key of a server that talks', async () => {
    server = await startCheckerServer(({ number }) =>
      number === 0
        ? { body: chatReply("I'm sorry, but I can't help with that request.") }
        : { status: 401, body: `{"error":{"message":"Incorrect API key provided: ${KEY}"}}` },
    );
    const ask = (text: string): Promise<{ status: number | null; stderr: string }> =>
      runStetMeanwhile(
        [
          ...['run', '--source', file('one.txt', `${text}\n`), '--openai', server.url, '--model', 'm'],
          ...['--key-env', 'SECRET', '--output', join(folder, 'one-out.txt')],
        ],
        { SECRET: KEY },
      );
    const refused = await ask('He go home .');
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(/one\.txt:1: .*the checker refuses: "I'm sorry/u);
    const denied = await ask('She go home .');
    expect(denied.stderr).toMatch(/status 401: "Incorrect API key provided: \[key\]".*--key-env.*\[CHECKER_FAILED\]/u);
    expect(refused.stderr + denied.stderr).not.toContain(KEY);
  });
});
