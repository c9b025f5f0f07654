import { describe, expect, it } from 'vitest';
import { judgeRun } from '../judge/testing/judge-command.js';
import { answerPoints, fair, testModels, type ModelRequest } from '../judge/testing/model-server.js';

const models = testModels();

interface Judge {
  readonly doubts: readonly string[];
  readonly position?: { readonly means: readonly number[]; readonly share: number; readonly p: number };
  readonly flips: { readonly pairs: number; readonly flipped: number; readonly loosened: number };
  readonly controls: {
    readonly copies: number;
    readonly copiesTied: number;
    readonly sources: number;
    readonly sourcesWon: number;
  };
  readonly preferences: { readonly unchanged: { readonly wins: number; readonly losses: number } };
}

/** What is reported of a model that says what `say` returns. */
async function reportOf(name: string, say: (request: ModelRequest) => object, more: readonly string[]): Promise<Judge> {
  const server = await models.start(say);
  const { status, stdout } = await judgeRun(name, server.url).run([...more, '--judge', 'yuki', '--json']);
  expect(status).toBe(0);
  return (JSON.parse(stdout) as { judges: [Judge] }).judges[0];
}

const ALL = ['--orders', '2', '--controls', '20'];

describe('the report of stet judge', () => {
  it('unmasks a judge who answers by position', async () => {
    const { doubts, position, flips, controls } = await reportOf(
      'by-position',
      (request) => answerPoints(request, (_, at) => 5 - at),
      ALL,
    );
    expect(doubts).toContain('position');
    expect(doubts).toContain('copies');
    expect(position).toMatchObject({ share: expect.closeTo(1, 0) as number, p: 0.001 });
    expect(position?.means).toEqual([...(position?.means ?? [])].sort((a, b) => b - a));
    expect(flips).toEqual({ pairs: flips.pairs, flipped: flips.pairs, loosened: 0 });
    expect(controls.copiesTied).toBe(0);
  });

  it('unmasks it also in a single order', async () => {
    const { doubts } = await reportOf(
      'one-order',
      (request) => answerPoints(request, (_, at) => (at === 0 ? 5 : 3)),
      [],
    );
    expect(doubts).toEqual(['position']);
  });

  it('unmasks a judge who always prefers the first of two', async () => {
    const { doubts, flips, controls } = await reportOf('first-of-two', () => ({ better: '1' }), [
      ...['--scheme', 'pairwise', '--orders', '2', '--controls', '10', '--yes'],
    ]);
    expect(doubts).toEqual(expect.arrayContaining(['position', 'ties', 'copies']));
    expect(flips.flipped).toBe(flips.pairs);
    expect(controls).toMatchObject({ copiesTied: 0 });
  });

  it('has no doubts about a judge who reads', async () => {
    const { doubts, position, flips, controls } = await reportOf('reader', fair, ALL);
    expect(doubts.filter((doubt) => doubt !== 'source')).toEqual([]);
    expect(position?.p).toBeGreaterThan(0.01);
    expect(flips).toMatchObject({ flipped: 0, loosened: 0 });
    expect(controls.copiesTied).toBe(controls.copies);
    expect(controls.copies).toBe(40);
  });

  it('notices a judge who gives everything the same points', async () => {
    const { doubts, position } = await reportOf('crowded', (request) => answerPoints(request, () => 3), []);
    expect(doubts).toEqual(['ties']);
    expect(position).toBeUndefined();
  });

  it('notices a judge who likes what is left as it is', async () => {
    const source = (request: ModelRequest): string =>
      /^The learner's sentence: (.*)$/mu.exec(request.messages[1].content)?.[1] ?? '';
    const { doubts, controls, preferences } = await reportOf(
      'lenient',
      (request) => answerPoints(request, (text) => (text === source(request) ? 5 : 2)),
      ALL,
    );
    expect(doubts).toContain('source');
    expect(controls.sources).toBeGreaterThan(0);
    expect(controls.sourcesWon).toBe(controls.sources);
    expect(preferences.unchanged).toMatchObject({ losses: 0 });
  });
});
