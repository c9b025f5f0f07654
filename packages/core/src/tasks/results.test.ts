import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { m2 } from '../metrics/m2/index.js';
import { taskResults, type TaskOptions } from './results.js';

const gold = parseM2(`S a b c
A 1 2|||Nn|||x|||REQUIRED|||-NONE-|||0
A 2 3|||Vt|||y|||REQUIRED|||-NONE-|||1

S d e
A 0 1|||Prep|||z|||REQUIRED|||-NONE-|||0
`).flatMap(sentencesOf);
const alternatives = gold.map((sentence) => ({
  ...sentence,
  annotations: [...sentence.annotations, { annotator: 7, edits: [] }],
}));
const submissions = [
  { name: 'idle', file: 'idle.txt', lines: ['a b c', 'd e'] },
  { name: 'good', file: 'good.txt', lines: ['a x c', 'z e'] },
];
const options: TaskOptions = {
  metric: m2,
  tagger: (tokens) => tokens.map(() => 'NN'),
  resamples: 20,
  seed: 1,
  confidence: 0.95,
};

describe('taskResults(input, options)', async () => {
  const results = await taskResults({ gold, alternatives, submissions }, options);

  it('counts sentences and tokens', () => {
    expect(results.corpus).toEqual({ sentences: 2, tokens: 5 });
  });

  it('warns where sentences do not look like English, whose tagger names the types', async () => {
    expect(results.warnings).toEqual([]);
    const source = 'Сьогодні ми говоримо про те, що було вчора, і про те, що буде завтра';
    const foreign = [{ source, annotations: [{ annotator: 0, edits: [] }] }];
    const outputs = [{ name: 'idle', file: 'idle.txt', lines: [source] }];
    const { warnings } = await taskResults({ gold: foreign, submissions: outputs }, options);
    expect(warnings).toEqual([expect.stringMatching(/do not look like English/u)]);
  });

  it('puts the best submission first, with an interval around its score', () => {
    expect(results.submissions.map(({ name, score }) => [name, score.value])).toEqual([
      ['good', 1],
      ['idle', 0],
    ]);
    expect(results.submissions[0].confidenceInterval).toEqual([1, 1]);
  });

  it('scores against each annotator as the metric does for that annotator', () => {
    const metric = m2({ annotator: 1 });
    const stats = gold.map((sentence, at) => metric.sentence({ sentence, hypothesis: submissions[1].lines[at] }));
    const { signature, ...counts } = metric.corpus(stats);
    expect(results.submissions[0].annotators[1]).toMatchObject({ annotator: 1, score: counts });
    expect(results.submissions[0].annotators[1].score.signature).toBe(
      signature.replace('|stet', '|annotators:var|stet'),
    );
  });

  it('gives recall by error type and scores by named type', () => {
    expect(results.submissions[0].recallByType.map(({ type, recall }) => [type, recall])).toEqual([
      ['Nn', 1],
      ['Prep', 1],
    ]);
    expect(results.submissions[0].namedTypes.map(({ proposed }) => proposed)).toEqual([0, 0, 0, 0, 2]);
  });

  it('scores with alternatives where there are some, and leaves that out where not', async () => {
    expect(results.alternatives?.map(({ name, score }) => [name, score.gold])).toEqual([
      ['good', 2],
      ['idle', 0],
    ]);
    expect(await taskResults({ gold, submissions }, options)).not.toHaveProperty('alternatives');
  });

  it('tells how far it is', async () => {
    const steps: string[] = [];
    const onProgress = (done: number, total: number): void => void steps.push(`${String(done)} of ${String(total)}`);
    await taskResults({ gold, alternatives, submissions }, { ...options, onProgress });
    expect(steps).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
  });

  it('names the file and line of a sentence that cannot be aligned', async () => {
    const long = { name: 'long', file: 'long.txt', lines: ['a b c', Array.from({ length: 40_000 }, String).join(' ')] };
    const differentGold = [
      gold[0],
      { ...gold[1], source: Array.from({ length: 40_000 }, (_, at) => `x${String(at)}`).join(' ') },
    ];
    await expect(taskResults({ gold: differentGold, submissions: [long] }, options)).rejects.toMatchObject({
      code: 'SENTENCE_TOO_LONG',
      file: 'long.txt',
      line: 2,
    });
  });
});
