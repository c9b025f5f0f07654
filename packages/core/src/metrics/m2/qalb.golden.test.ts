import { expect, it } from 'vitest';
import { requiredEdit } from '../../corpus/edit.js';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import { m2 } from './index.js';

interface Case {
  readonly source: string;
  readonly output: string;
  readonly gold: readonly (readonly [start: number, end: number, correction: string])[];
  readonly qalb: readonly number[];
  readonly nusnlp: readonly number[];
}

describeGolden('the scorers of QALB and of CoNLL-2014 on invented Arabic', () => {
  const { cases } = readSharedJson('golden/multilingual/qalb-variant.json') as { readonly cases: readonly Case[] };

  it.each(['qalb', 'nusnlp'] as const)('count correct, proposed and gold edits as %s does', (variant) => {
    const metric = m2({ variant, strictOriginal: true });
    const counts = cases.map(({ source, output, gold }) => {
      const edits = gold.map(([start, end, correction]) => requiredEdit({ start, end, type: 'Edit', correction }));
      const sentence = { source, annotations: [{ annotator: 0, edits }] };
      const [[, correct, proposed, golds]] = metric.sentence({ sentence, hypothesis: output });
      return [correct, proposed, golds];
    });
    expect(cases).toHaveLength(160);
    expect(counts).toEqual(cases.map((one) => one[variant]));
  });
});
