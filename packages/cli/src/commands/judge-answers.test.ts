import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeRun, readJudgmentLines } from '../judge/testing/judge-command.js';
import { completion, fair, testModels } from '../judge/testing/model-server.js';
import { entries } from '../testing/entries.js';
import { file } from '../testing/stet.js';

const models = testModels();

/** One item of four outputs. */
const SINGLE_ITEM = [
  '--judgments',
  file(
    'single.jsonl',
    `${JSON.stringify({
      sentence: 22,
      judge: 'ann',
      outputs: ['careful', 'reckless', 'speller', 'unchanged'].map((name) => ({ systems: [name], rank: 1 })),
    })}\n`,
  ),
];
const GOOD = '{"target1":1,"target2":2,"target3":3,"target4":4}';

describe('stet judge with answers that cannot be used', () => {
  it('records an item as skipped after the second, and counts it', async () => {
    const server = await models.start((_, { number }) => (number === 0 ? 'The second one is best.' : ''));
    const { run, output, cache } = judgeRun('never', server.url, SINGLE_ITEM);
    const { status, stdout } = await run();
    expect(status).toBe(0);
    expect(readJudgmentLines(output)).toEqual([
      { sentence: 22, judge: 'small', judgeKind: 'model', item: '0', outputs: [] },
    ]);
    expect(stdout).toContain('|answered:0/1|');
    expect(stdout).toMatch(/Questions without an answer\nJudge +Number +Reason\nsmall +1 +it is empty/u);
    expect(entries(cache)).toHaveLength(2);
    // What the cache has is not asked again, usable or not.
    expect((await run()).status).toBe(0);
    expect(server.requests).toHaveLength(2);
  });

  it('tells refusals, filters and cut-off answers apart', async () => {
    const replies = [
      { choices: [{ message: { content: null, refusal: 'I will not.' }, finish_reason: 'stop' }] },
      { choices: [{ message: { content: null }, finish_reason: 'content_filter' }] },
    ];
    for (const [at, reason] of ['it refuses: "I will not."', 'it was held back by a content filter'].entries()) {
      const server = await models.start(() => ({ reply: { body: JSON.stringify(replies[at]) } }));
      const { stdout } = await judgeRun(`refusal-${at}`, server.url, SINGLE_ITEM).run(['--json']);
      expect(JSON.parse(stdout)).toMatchObject({ judges: [{ faults: [{ fault: reason, count: 1 }] }] });
      await server.close();
    }
    const server = await models.start(() => ({ reply: { body: completion('{"target1": 1', 'small', 'length') } }));
    const { stdout } = await judgeRun('cut', server.url, SINGLE_ITEM).run();
    expect(stdout).toMatch(/it was cut off \(it has no whole JSON object/u);
  });

  it('takes the first object out of fences and words', async () => {
    const server = await models.start(() =>
      `Sure {}!\n`.replace('{}', `\n\`\`\`json\n${GOOD}\n\`\`\`\nI hope {this} helps`),
    );
    const { run, output } = judgeRun('fenced', server.url, SINGLE_ITEM);
    await run();
    expect(server.requests).toHaveLength(1);
    expect(readJudgmentLines(output)[0].outputs).toHaveLength(4);
  });

  it('falls back from a schema to JSON to text where a server refuses, and stays there', async () => {
    const server = await models.start((request) =>
      request.response_format === undefined
        ? fair(request)
        : { reply: { status: 400, body: `{"error":{"message":"no ${request.response_format.type}"}}` } },
    );
    const { run } = judgeRun('formats', server.url, ['--items', '5']);
    expect((await run(['--concurrency', '1'])).status).toBe(0);
    const formats = models.requests().map((request) => request.response_format?.type);
    expect(formats).toEqual(['json_schema', 'json_object', ...Array.from({ length: 5 }, () => undefined)]);
  });

  it('leaves out of requests what a server refuses', async () => {
    const server = await models.start((request) =>
      'temperature' in request || 'max_tokens' in request
        ? { reply: { status: 400, body: '{"error":{"message":"Unsupported parameter: temperature"}}' } }
        : fair(request),
    );
    const { run } = judgeRun('left-out', server.url, SINGLE_ITEM);
    expect((await run()).stderr).toMatch(/status 400: "Unsupported parameter: temperature"\. .*--leave-out/u);
    const { status, stdout } = await run(['--leave-out', 'temperature,max_tokens']);
    expect(status).toBe(0);
    expect(stdout).toContain('|temp:none|');
  });
});

describe('stet judge with a server that fails', () => {
  const KEY = 'sk-very-secret-0123456789';

  it('asks again, and shows or keeps the key nowhere', async () => {
    const server = await models.start((request, { number }) => {
      if (number === 1) return { reply: { status: 429, headers: { 'retry-after': '0' }, body: `too fast, ${KEY}` } };
      if (number === 2) return { reply: { status: 503, body: KEY } };
      if (number === 3) return { reply: 'drop' };
      return fair(request);
    });
    const { run, cache, output } = judgeRun('failing', server.url, ['--items', '6']);
    const { status, stdout, stderr } = await run(['--key-env', 'SECRET', '--concurrency', '1'], { SECRET: KEY });
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'stet: 6 requests, 3 retries, 660 tokens; 0 answers from the cache.\n',
    });
    expect(server.requests[0].headers.authorization).toBe(`Bearer ${KEY}`);
    const kept = [output, ...entries(cache)].map((path) => readFileSync(path, 'utf8')).join('');
    expect(kept + stdout + stderr).not.toContain(KEY);
  });

  it.each([
    ['401', { status: 401, body: `{"error":{"message":"Incorrect API key: ${KEY}"}}` }],
    ['an echo', { body: completion(`your key is ${KEY}`, 'small') }],
    ['a fingerprint', { body: completion(GOOD, 'small').replace('fp_1', KEY) }],
  ])('hides the key from %s', async (name, reply) => {
    const server = await models.start(() => ({ reply }));
    const { run, cache } = judgeRun(`key-${name.replace(' ', '-')}`, server.url, SINGLE_ITEM);
    const { status, stdout, stderr } = await run(['--key-env', 'SECRET'], { SECRET: KEY });
    expect(status).toBe(2);
    expect(stderr).toMatch(/\[CHECKER_FAILED\]/u);
    expect(stdout + stderr).not.toContain(KEY);
    expect(entries(cache)).toEqual([]);
  });

  it('sends a key only to the server that it is for', async () => {
    const server = await models.start(fair);
    const { run } = judgeRun('two-servers', server.url, SINGLE_ITEM);
    const two = ['--model', 'other', '--openai', `${server.url}/other/v1`];
    const refused = await run([...two, '--key-env', 'SECRET'], { SECRET: KEY });
    expect(refused.stderr).toMatch(/expected --key-env for each of several servers; found one for all/u);
    expect(server.requests).toHaveLength(0);
    expect((await run([...two, '--key-env', '-', '--key-env', 'SECRET'], { SECRET: KEY })).status).toBe(0);
    expect(server.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/v1/chat/completions', undefined],
      ['/other/v1/chat/completions', `Bearer ${KEY}`],
    ]);
  });

  it('stops before its budget is exceeded, and goes on with a larger one', async () => {
    const server = await models.start(fair);
    const { run, cache } = judgeRun('budget', server.url, ['--items', '20']);
    const stopped = await run(['--budget', '1000', '--concurrency', '1']);
    expect(stopped.status).toBe(2);
    expect(stopped.stderr).toMatch(
      /at most 1000 tokens.*found \d+ used, and \d+ questions without an answer.*\[BUDGET_SPENT\]/u,
    );
    const asked = server.requests.length;
    expect(asked).toBeGreaterThan(2);
    expect(110 * asked).toBeLessThanOrEqual(1000);
    expect(entries(cache)).toHaveLength(asked);
    expect((await run(['--budget', '100000'])).status).toBe(0);
    expect(server.requests).toHaveLength(20);
  });
});
