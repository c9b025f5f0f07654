import { afterEach, describe, expect, it } from 'vitest';
import { questionsAbout, type JudgeItem } from '@stet/core/internal';
import { chatReply, startCheckerServer, type CheckerServer } from '../testing/checker-server.js';
import { instantClock, type InstantClock } from '../testing/instant-clock.js';
import { askPlans, planQuestions, type JudgePlan } from './ask-judge.js';
import { modelJudge } from './model-judge.js';

let server: CheckerServer;
afterEach(() => server.close());

const ITEM: JudgeItem = {
  id: '0',
  sentence: 6,
  source: 'He go home .',
  repetition: 0,
  outputs: ['He goes home .', 'He went home .', 'He go home .', 'Home he go .'].map((text, at) => ({
    systems: [`s${at}`],
    text,
  })),
};
const GOOD = '{"target1":1,"target2":2,"target3":3,"target4":4}';

const BROKEN: readonly [kind: string, content: string | null, fault: RegExp][] = [
  ['nothing', '', /it is empty/u],
  ['null', null, /it is empty/u],
  ['prose', 'The second one is best.', /it has no whole JSON object/u],
  ['a list', '[1, 2, 3, 4]', /it has no whole JSON object/u],
  ['half an object', '{"target1": 1, "target2"', /it has no whole JSON object/u],
  ['no JSON', '{target1: 1, target2: 2, target3: 3, target4: 4}', /it is not JSON/u],
  ['a missing field', '{"target1":1,"target2":2,"target3":3}', /the field "target4" is missing/u],
  ['an extra field', GOOD.replace('}', ',"why":"so"}'), /it has a field "why"/u],
  ['a number out of range', GOOD.replace('4}', '7}'), /"target4" must be a whole number from 1 to 5, not "7"/u],
  ['a fraction', GOOD.replace('4}', '4.5}'), /"target4" must be a whole number/u],
  ['a string', GOOD.replace('4}', '"4"}'), /"target4" must be a whole number/u],
  ['null for a number', GOOD.replace('4}', 'null}'), /"target4" must be a whole number/u],
];

interface Asked {
  readonly plan: JudgePlan;
  readonly clock: InstantClock;
}

/** Asks a model at the server about one item. */
async function ask(mostRequests?: number): Promise<Asked> {
  const judge = modelJudge({
    ...{ url: server.url, model: 'small', temperature: 0, seed: 1, leaveOut: [], offline: false },
  });
  const questions = questionsAbout([ITEM], {
    ...{ scheme: 'points5-s' as const, context: true, orders: 1 as const, seed: 1, detokenise: false },
  }).map((question) => ({ ...question, sentence: ITEM.sentence, source: ITEM.source }));
  const plan = await planQuestions(judge, questions, undefined);
  const clock = instantClock();
  const { signal } = new AbortController();
  await askPlans([plan], {
    concurrency: 1,
    timeoutMs: 10_000,
    retries: 2,
    seed: 1,
    clock,
    signal,
    file: 'source.txt',
    mostRequests,
  });
  return { plan, clock };
}

const messageOf = (number: number): string =>
  (JSON.parse(server.requests[number].body) as { messages: { content: string }[] }).messages.at(-1)?.content ?? '';

describe('askPlans(plans, options)', () => {
  it.each(BROKEN)('asks once more after %s, and names the fault', async (_, content, fault) => {
    server = await startCheckerServer(({ number }) => ({
      body: number === 0 ? JSON.stringify({ choices: [{ message: { content } }] }) : chatReply(GOOD),
    }));
    const { plan } = await ask();
    expect(messageOf(1)).toMatch(fault);
    expect(plan.answers[0]?.answer).toEqual({ values: [1, 2, 3, 4] });
  });

  it.each(BROKEN)('gives a question up after %s again', async (_, content, fault) => {
    server = await startCheckerServer(() => ({ body: JSON.stringify({ choices: [{ message: { content } }] }) }));
    const { plan } = await ask();
    expect(server.requests).toHaveLength(2);
    expect(plan.answers[0]?.answer).toEqual({ fault: expect.stringMatching(fault) as string });
  });

  it('asks for no more answers than it may', async () => {
    server = await startCheckerServer(() => ({ body: chatReply('The second one is best.') }));
    await expect(ask(1)).rejects.toMatchObject({ code: 'BUDGET_SPENT', found: '1 question without an answer' });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After says', async () => {
    server = await startCheckerServer(({ number }) =>
      number === 0 ? { status: 429, headers: { 'retry-after': '7' }, body: 'later' } : { body: chatReply(GOOD) },
    );
    const { clock } = await ask();
    expect(clock.slept).toEqual([7000]);
  });

  it('names the sentence and the reason when a server goes on failing', async () => {
    server = await startCheckerServer(() => ({ status: 500, body: 'broken' }));
    await expect(ask()).rejects.toMatchObject({
      code: 'CHECKER_FAILED',
      file: 'source.txt',
      line: 7,
      expected: 'an answer of small to "He go home ."',
      found: expect.stringMatching(/status 500: "broken", also when asked 2 more times$/u) as string,
    });
  });

  it.each(['{"choices":[]}', '{"choices":[{"message":{"content":5}}]}', '[]'])(
    'takes no %s for an answer',
    async (body) => {
      server = await startCheckerServer(() => ({ body }));
      await expect(ask()).rejects.toMatchObject({ found: expect.stringMatching(/without choices\[0\]/u) as string });
    },
  );
});
