import { expect, it } from 'vitest';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { parseJudgmentXml } from '../../judgments/formats/xml.js';
import { pairwiseJudgments, type PairwiseJudgments } from '../../judgments/pairwise.js';
import { m2 } from '../../metrics/m2/index.js';
import { conll14Segments } from '../../metrics/testing/conll14.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { METRICS, reassessedPairs, reassessedScores, type PairSet } from '../testing/sentence-level.js';
import { parsePrecisionRecall } from './precision-recall.js';
import { parseSystemScores } from './system-scores.js';

type Scores = Readonly<Record<string, string>>;

describeGolden('published scores and judgments', () => {
  const { inputs } = readSharedJson('golden/meta/system_level.json') as {
    inputs: { human: Readonly<Record<string, Scores>>; metric: Readonly<Record<string, Scores>> };
  };

  it.each([
    ...Object.entries(inputs.human).map(([name, scores]) => ['humans', name, 'human', scores] as const),
    ...Object.entries(inputs.metric).map(([name, scores]) => ['metrics', name, name, scores] as const),
  ])('reads the %s of %s', (folder, file, name, expected) => {
    const text = readShared(`data/human/reassessment/system_scores_${folder}/${file}.txt.gz`);
    const [read, ...more] = parseSystemScores(text, { name: 'unused' });
    expect(more).toEqual([]);
    expect(read.name).toBe(name);
    expect(Object.fromEntries(read.scores)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([system, score]) => [system, Number(score)])),
    );
  });

  it.each(METRICS)('reads the sentence scores of %s', (metric) => {
    const { name, scores } = reassessedScores(metric);
    expect(name).toBe(metric);
    expect(scores.size).toBe(13);
    for (const sentenceScores of scores.values()) {
      expect(sentenceScores).toHaveLength(1312);
      expect(Array.from(sentenceScores).every(Number.isFinite)).toBe(true);
    }
  });

  it.each(['AMU', 'INPUT'])('has M2 scores of sentences against the second annotator alone, for %s', (system) => {
    const gold = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
    const metric = m2({ annotator: 1, unlisted: 'first' });
    const segments = conll14Segments(gold, system);
    const computed = metric.sentences(segments.map((segment) => metric.sentence(segment))).map(({ value }) => value);
    const published = Array.from(reassessedScores('m2score').scores.get(system) ?? []);
    expect(published).toEqual(computed.map((value) => expect.closeTo(value, 10) as number));
  });

  it('reads the scores of Grundkiewicz et al. (2015)', () => {
    const read = (name: string): ReadonlyMap<string, number> =>
      parseSystemScores(readShared(`data/human/metrics/scores.${name}`), { name })[0].scores;
    for (const name of ['bleu', 'iwacc', 'meteor', 'm2', 'm2.0', 'm2.1']) expect(read(name).size).toBe(13);
    expect(read('bleu').get('AMU')).toBe(83.42);
    expect(read('m2').get('INPUT')).toBe(0);
    const parts = parsePrecisionRecall(readShared('data/human/metrics/scores.m2.1'));
    expect(parts).toHaveLength(13);
    expect(parts.find(({ system }) => system === 'INPUT')).toEqual({ system: 'INPUT', precision: 1, recall: 0 });
  });

  describeGolden('the pairs of Chollampatt & Ng (2018)', () => {
    const rankings = parseJudgmentXml(readShared('data/human/judgments.xml'));
    const rows = ({ names, judges, first, second, outcome, sentence, judge }: PairwiseJudgments): string[] =>
      Array.from(outcome, (sign, row) =>
        [sentence[row], judges[judge[row]], names[first[row]], sign, names[second[row]]].join(' '),
      );

    it('are those of the judgments, row by row', () => {
      const judged = rows(pairwiseJudgments(rankings, 'systems'));
      expect(judged).toHaveLength(109_098);
      expect(judged).toEqual(rows(reassessedPairs('expanded')));
    });

    it('have one system drawn from each output where outputs are compared', () => {
      const judged = pairwiseJudgments(rankings, 'outputs');
      const published = reassessedPairs('unexpanded' satisfies PairSet);
      expect(judged.outcome).toHaveLength(20_516);
      // The drawn names may sort the other way round, so rows are compared without an order.
      const key = (
        { sentence, judges, judge, outcome, names, first, second }: PairwiseJudgments,
        row: number,
        nameOf: (name: string) => string,
      ): string => {
        const compared = [names[first[row]], names[second[row]]].map(nameOf);
        const better = outcome[row] === 0 ? '=' : compared[outcome[row] < 0 ? 0 : 1];
        return [sentence[row], judges[judge[row]], ...compared.sort(), better].join('|');
      };
      const outputOf = new Map<string, string>();
      rankings.forEach(({ sentence, outputs }) => {
        for (const { systems } of outputs)
          for (const system of systems) outputOf.set(`${sentence} ${system}`, systems.join(' '));
      });
      const all = (pairs: PairwiseJudgments, nameOf: (sentence: number) => (name: string) => string): string[] =>
        Array.from(pairs.sentence, (sentence, row) => key(pairs, row, nameOf(sentence))).sort();
      expect(all(published, (sentence) => (name) => outputOf.get(`${sentence} ${name}`) ?? name)).toEqual(
        all(judged, () => (name) => name),
      );
    });
  });
});
