import { expect, it } from 'vitest';
import type { Sentence } from '../../corpus/edit.js';
import { parseIMeasure } from '../../corpus/i-measure/parse.js';
import { sentenceOfErrors } from '../../corpus/i-measure/cluster.js';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { parsePlainText } from '../../corpus/plain-text.js';
import { extractSentence } from '../../edits/extract.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import type { Maximise } from './choose.js';
import { iMeasure, type AspectScores, type IMeasureCounts, type IMeasureOptions, type IMeasureScore } from './index.js';

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');

const readOutput = (system: string): string[] => parsePlainText(readShared(`data/conll14/submissions/${system}`));
const readXml = (text: string): Sentence[] =>
  parseIMeasure(text, { strictOriginal: true }).flatMap(({ sentences }) => sentences.map(sentenceOfErrors));

/** As the original prints an aspect. */
type Printed = Record<
  'TP' | 'TN' | 'FP' | 'FN' | 'FPN' | 'P' | 'R' | 'Acc' | 'AccBase' | 'WAcc' | 'WAccBase' | 'I',
  number
> &
  Partial<Record<'F' | 'F0.5', number>>;

function expectAspect(scores: AspectScores, expected: Printed): void {
  expect([scores.tp, scores.tn, scores.fp, scores.fn, scores.fpn]).toEqual([
    expected.TP,
    expected.TN,
    expected.FP,
    expected.FN,
    expected.FPN,
  ]);
  const pairs: [number, number][] = [
    [scores.precision, expected.P],
    [scores.recall, expected.R],
    [scores.f, expected.F ?? expected['F0.5'] ?? Number.NaN],
    [scores.acc, expected.Acc],
    [scores.accBaseline, expected.AccBase],
    [scores.wacc, expected.WAcc],
    [scores.waccBaseline, expected.WAccBase],
    [scores.i, expected.I],
  ];
  for (const [ours, theirs] of pairs) expect(ours).toBeCloseTo(theirs, 9);
}

interface Aspects {
  readonly detection: Printed;
  readonly correction: Printed;
}

function expectScore(score: IMeasureScore, expected: Aspects): void {
  expectAspect(score, expected.correction);
  expectAspect(score.detection, expected.detection);
  expect(score.value).toBeCloseTo(expected.correction.I, 9);
}

/** Percent with two decimals as C prints it: exact ties go to the even digit, other than with toFixed. */
function printed(value: number): string {
  const percent = value * 100;
  const down = Math.floor(percent * 100);
  const isTie = percent * 100 - down === 0.5;
  return (isTie ? (down % 2 === 0 ? down : down + 1) / 100 : percent).toFixed(2).replace(/^-0\.00$/u, '0.00');
}

describeGolden('iMeasure() on CoNLL-2014 equals the original program', () => {
  const gold = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
  const converted = readXml(readShared('golden/imeasure/conll14st-test.ixml'));
  type PerSentence = Record<string, number[][]>;
  const rowsOf = (mode: string): PerSentence =>
    (readSharedJson(`golden/imeasure/persent_${mode}.json`) as { systems: PerSentence }).systems;
  const totalsOf = (mode: string): Record<string, Aspects> =>
    (readSharedJson(`golden/imeasure/${mode}.json`) as { systems: Record<string, Aspects> }).systems;
  const published = new Map<string, string[]>();
  for (const row of readShared('data/human/reassessment/sentence_scores_metrics/imeasure.txt.gz')
    .trimEnd()
    .split('\n')) {
    const [, , , system, , value] = row.split('\t');
    published.set(system, [...(published.get(system) ?? []), value]);
  }
  const publishedTotals = new Map(
    readShared('data/human/reassessment/system_scores_metrics/imeasure.txt.gz')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'))
      .map((fields): [string, string] => [fields[3], fields[fields.length - 1]]),
  );
  const baselines = readSharedJson('golden/imeasure/base_variant.json') as Record<
    string,
    { I_code: number; base_code: [number, number] }
  >;
  const unmixed = iMeasure({ nomix: true, beta: 0.5 });
  const mixed = iMeasure({ beta: 0.5 });

  it.each(SYSTEMS)(
    '%s without mixing: every sentence, the total, and what Chollampatt & Ng 2018 published',
    (system) => {
      const output = readOutput(system);
      const stats = gold.map((sentence, at) => unmixed.sentence({ sentence, hypothesis: output[at] }));
      expect(stats.map(({ candidates }) => [...candidates[0]])).toEqual(
        rowsOf('nomix')[system].map((row) => row.slice(2)),
      );
      const total = unmixed.corpus(stats);
      expectScore(total, totalsOf('nomix')[system]);
      expect(total.value).toBeCloseTo(baselines[system].I_code, 9);
      expect(total.accBaseline).toBeCloseTo(
        baselines[system].base_code[0] / (baselines[system].base_code[0] + baselines[system].base_code[1]),
        9,
      );
      expect(unmixed.sentences(stats).map(({ value }) => printed(value))).toEqual(published.get(system));
      expect(Number(printed(total.value))).toBe(Number(publishedTotals.get(system)));
      const fromXml = converted.map((sentence, at) => unmixed.sentence({ sentence, hypothesis: output[at] }));
      expect(fromXml).toEqual(stats);
    },
  );

  it.each(SYSTEMS)('%s with mixing: every sentence that it can score, and their total', (system) => {
    const output = readOutput(system);
    const rows = rowsOf('mix')[system];
    const stats = rows.map(([id]) => mixed.sentence({ sentence: gold[id - 1], hypothesis: output[id - 1] }));
    expect(rows).toHaveLength(1309);
    expect(stats.map(({ candidates }) => [...candidates[0]])).toEqual(rows.map((row) => row.slice(2)));
    expectScore(mixed.corpus(stats), totalsOf('mix')[system]);
  });

  it('also scores the three sentences with 2^16, 2^18 and 2^34 references, and exactly', () => {
    for (const system of SYSTEMS) {
      const output = readOutput(system);
      const stats = [333, 334, 335].map((id) => mixed.sentence({ sentence: gold[id - 1], hypothesis: output[id - 1] }));
      const apart = [333, 334, 335].map((id) =>
        unmixed.sentence({ sentence: gold[id - 1], hypothesis: output[id - 1] }),
      );
      expect(mixed.corpus(stats).inexactSentences).toBe(0);
      mixed.sentences(stats).forEach((_, at) => {
        expect(mixed.corpus([stats[at]]).wacc).toBeGreaterThanOrEqual(unmixed.corpus([apart[at]]).wacc);
      });
    }
  });
});

describeGolden('iMeasure() on CoNLL-2014 with ten annotators', () => {
  // The two references of Chollampatt & Ng 2018, and eight outputs in place of further annotators.
  const annotators = 'CAMB CUUI IITB NTHU PKU POST RAC UMC'.split(' ').map(readOutput);
  const readReference = (name: string): string[] => parsePlainText(readShared(`data/conll14/references/${name}.txt`));
  const corrected = [readReference('ref0'), readReference('ref1'), ...annotators];
  const gold = readReference('source').map((source, at) =>
    extractSentence(
      source,
      corrected.map((text) => text[at]),
      'word',
    ),
  );

  it.each(['AMU', 'UFC'])('%s: every sentence is exact, or bounded', (system) => {
    const metric = iMeasure();
    const output = readOutput(system);
    const stats = gold.map((sentence, at) => metric.sentence({ sentence, hypothesis: output[at] }));
    const { value, inexactSentences, bounds: [low, high] = [value, value] } = metric.corpus(stats);
    expect(inexactSentences).toBe(stats.filter(({ bounds }) => bounds !== undefined).length);
    expect(inexactSentences).toBeLessThan(5);
    expect(value).toBeGreaterThanOrEqual(low);
    expect(value).toBeLessThanOrEqual(high);
    expect(high - low).toBeLessThan(0.01);
    metric.sentences(stats).forEach(({ value: own, bounds: [least, most] = [own, own] }) => {
      expect(own).toBeGreaterThanOrEqual(least);
      expect(own).toBeLessThanOrEqual(most);
    });
  });
});

interface Run {
  readonly mode: 'mix' | 'nomix';
  readonly max?: Maximise;
  readonly opt?: 'sent' | 'corpus';
  readonly beta?: number;
  readonly w?: number;
  readonly error?: string;
  readonly total: Aspects;
  readonly sentences: readonly {
    readonly cor: Record<'TP' | 'TN' | 'FP' | 'FN' | 'FPN', number>;
    readonly base: Record<'TN' | 'FN', number>;
    readonly tied_other_counts?: readonly unknown[] | number | boolean;
  }[];
}

const optionsOf = ({ mode, max, opt, beta, w }: Run): IMeasureOptions => ({
  nomix: mode === 'nomix',
  maximise: max,
  optimise: opt === 'corpus' ? 'corpus' : 'sentence',
  beta: beta ?? 0.5,
  weight: w,
});

const countsOf = ({ cor, base }: Run['sentences'][number]): IMeasureCounts => [
  ...([cor.TP, cor.TN, cor.FP, cor.FN, cor.FPN] as const),
  ...([base.TN, base.FN] as const),
];

describeGolden('iMeasure() on random corpora equals the original program', () => {
  interface File {
    readonly name: string;
    readonly order_sensitive: boolean;
    readonly runs: readonly Run[];
  }
  const { files } = readSharedJson('golden/imeasure/fuzz/fuzz.json') as { files: File[] };
  const sentencesOfFile = (name: string): Sentence[] => readXml(readShared(`golden/imeasure/fuzz/${name}.ixml`));
  const outputOf = (name: string): string[] => parsePlainText(readShared(`golden/imeasure/fuzz/${name}.hyp`));

  it.each(files.filter((file) => !file.order_sensitive).map((file) => [file.name, file] as const))(
    '%s: every option, sentence by sentence and in total',
    (name, { runs }) => {
      const sentences = sentencesOfFile(name);
      const output = outputOf(name);
      for (const run of runs) {
        const metric = iMeasure(optionsOf(run));
        const stats = sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: output[at] ?? '' }));
        if (run.opt !== 'corpus') {
          expect(stats.map(({ candidates }) => candidates[0])).toEqual(run.sentences.map(countsOf));
        }
        expectScore(metric.corpus(stats), run.total);
      }
    },
  );

  it.each(files.filter((file) => file.order_sensitive).map((file) => [file.name, file] as const))(
    '%s: wherever the order in which references are tried does not matter',
    (name, { runs }) => {
      const sentences = sentencesOfFile(name);
      const output = outputOf(name);
      let different = 0;
      for (const run of runs.filter(({ opt }) => opt !== 'corpus')) {
        const metric = iMeasure(optionsOf(run));
        run.sentences.forEach((expected, at) => {
          const { candidates } = metric.sentence({ sentence: sentences[at], hypothesis: output[at] });
          if (String(candidates[0]) === String(countsOf(expected))) return;
          different++;
          // All eight keys are equal, so the scores are too.
          expect(expected.tied_other_counts).toBeTruthy();
        });
      }
      expect(different).toBeLessThanOrEqual(4);
    },
  );
});

describeGolden('iMeasure() on edge cases equals the original program', () => {
  interface EdgeCase {
    readonly name: string;
    readonly gold_xml: string;
    readonly hyp: string;
    readonly runs: readonly Run[];
  }
  const { cases } = readSharedJson('golden/imeasure/edge.json') as { cases: EdgeCase[] };

  it.each(cases.map((edge) => [edge.name, edge] as const))('%s', (_, { gold_xml, hyp, runs }) => {
    const sentences = readXml(gold_xml);
    const output = parsePlainText(hyp);
    for (const run of runs) {
      const metric = iMeasure(optionsOf(run));
      const stats = sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: output[at] ?? '' }));
      // Where the original stops because no mixture is possible, each annotator's corrections are a reference.
      if (run.error !== undefined) expect(metric.corpus(stats).value).toBe(1);
      else {
        expect(stats.map(({ candidates }) => candidates[0])).toEqual(run.sentences.map(countsOf));
        expectScore(metric.corpus(stats), run.total);
      }
    }
  });
});

describeGolden("iMeasure() on the papers' examples equals the original program", () => {
  interface Scored {
    readonly mode: 'mix' | 'nomix';
    readonly scores: Aspects;
  }
  interface Example {
    readonly gold_xml: string;
    readonly hypothesis: string;
    readonly imeasure_reference_code: Scored;
  }
  const examples = readSharedJson('golden/imeasure/paper_examples.json') as {
    figure1: Example;
    table2: Example;
    table3: { gold_xml: string; hypotheses: Omit<Example, 'gold_xml'>[] };
    table1: { hypothesis: string; imeasure_reference_code: Record<'mix' | 'nomix', Scored> };
    listing1: { gold_xml: string };
    chollampatt_table4: (Omit<Example, 'imeasure_reference_code'> & { nomix: Scored; published_I_percent: number })[];
  };
  const all: [string, string, string, Scored][] = [
    ['Figure 1', examples.figure1.gold_xml, examples.figure1.hypothesis, examples.figure1.imeasure_reference_code],
    ['Table 2', examples.table2.gold_xml, examples.table2.hypothesis, examples.table2.imeasure_reference_code],
    ...examples.table3.hypotheses.map((example): [string, string, string, Scored] => [
      ...(['Table 3', examples.table3.gold_xml] as const),
      ...([example.hypothesis, example.imeasure_reference_code] as const),
    ]),
    ...Object.values(examples.table1.imeasure_reference_code).map((scored): [string, string, string, Scored] => [
      ...(['Table 1', examples.listing1.gold_xml, examples.table1.hypothesis, scored] as const),
    ]),
    ...examples.chollampatt_table4.map((example): [string, string, string, Scored] => [
      ...(['Chollampatt & Ng 2018, Table 4', example.gold_xml, example.hypothesis, example.nomix] as const),
    ]),
  ];

  it.each(all)('%s', (_, xml, hypothesis, { mode, scores }) => {
    const metric = iMeasure({ nomix: mode === 'nomix', beta: 0.5 });
    expectScore(metric.corpus([metric.sentence({ sentence: readXml(xml)[0], hypothesis })]), scores);
  });
});
