import type { StetErrorDetails } from '@stet/core/internal';
import { expect, it, vi } from 'vitest';
import { EXAMPLE_INPUT } from '../example.js';
import type { PlaygroundInput } from '../playground-input.js';
import type { ScoringAnswer } from './scoring-answer.js';

const rest = (): Promise<void> => Promise.resolve();

/** All answers, by a worker that has just started. */
async function answersOf(input: PlaygroundInput): Promise<ScoringAnswer[]> {
  vi.resetModules();
  const { answerInTurns } = await import('./answer-in-turns.js');
  const answers: ScoringAnswer[] = [];
  for await (const answer of answerInTurns(input, rest)) answers.push(answer);
  return answers;
}

const metricsIn = ({ result }: ScoringAnswer): string[] => Object.keys(result?.document.systems[0].scores ?? {});

it('answers by the metrics at hand before those that must be loaded', async () => {
  const [first, second, ...others] = await answersOf(EXAMPLE_INPUT);
  expect(first).toMatchObject({ waiting: ['errant', 'cleme', 'cleme2', 'gotoscorer', 'meteor'], failed: [] });
  expect(metricsIn(first)).toEqual(['m2', 'hoo', 'i-measure', 'gleu', 'bleu', 'green']);
  expect(second).toMatchObject({ waiting: [], failed: [] });
  expect(metricsIn(second)).toEqual(EXAMPLE_INPUT.metrics);
  expect(others).toEqual([]);
});

it('says why a metric gives no number, and scores by the others', async () => {
  vi.doMock('@stet/core/wordnet', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const answers = await answersOf(EXAMPLE_INPUT);
  vi.doUnmock('@stet/core/wordnet');
  expect(answers.at(-1)).toMatchObject({
    waiting: [],
    failed: [{ metric: 'meteor', failure: { kind: 'not-loaded', resource: 'synonyms' } }],
  });
  expect(metricsIn(answers[1])).toEqual(EXAMPLE_INPUT.metrics.filter((name) => name !== 'meteor'));
});

it('says so of options that the page cannot serve', async () => {
  const source = { name: 'source', text: 'a cat' };
  const input: PlaygroundInput = {
    ...EXAMPLE_INPUT,
    basis: 'references',
    source,
    references: [source],
    systems: [{ name: 'ours', text: 'a dog' }],
    metrics: ['m2', 'errant', 'meteor'],
    options: { goldEdits: 'given', meteorModules: ['exact', 'paraphrase'] },
  };
  const answers = await answersOf(input);
  expect(answers.at(-1)?.failed).toEqual([
    { metric: 'errant', failure: { kind: 'lacks-edits' } },
    {
      metric: 'meteor',
      failure: { kind: 'refused', error: expect.objectContaining({ code: 'MISSING_RESOURCE' }) as StetErrorDetails },
    },
  ]);
  expect(answers.map(metricsIn)).toEqual([['m2'], ['m2']]);
  const alone = await answersOf({ ...input, metrics: ['meteor'] });
  expect(alone).toMatchObject([{ result: undefined, waiting: [], failed: [{ metric: 'meteor' }] }]);
});
