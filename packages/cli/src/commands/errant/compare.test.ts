import { describe, expect, it } from 'vitest';
import { describeGolden, readShared, sharedFolder } from '../../../../core/src/testing/shared.js';
import { file, json, runStet, stet } from '../../testing/stet.js';

const A = (span: string, type: string, correction: string, annotator = 0): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const REFERENCE = `S a b c\n${A('0 1', 'R:NOUN', 'x')}${A('1 2', 'U:DET', '')}\nS d e\n${A('-1 -1', 'noop', '-NONE-')}\n`;
const HYPOTHESIS = `S a b c\n${A('0 1', 'R:SPELL', 'x')}${A('2 2', 'M:DET', 'y')}\nS d e\n${A('-1 -1', 'noop', '-NONE-')}\n`;
const hyp = file('hyp.m2', HYPOTHESIS);
const ref = file('ref.m2', REFERENCE);

describe('stet errant compare', () => {
  it('prints the table of errant_compare for one hypothesis', () => {
    const { status, stdout, stderr } = stet('errant', 'compare', '--hyp', hyp, '--ref', ref);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(
      [
        '',
        '=========== Span-Based Correction ============',
        'TP\tFP\tFN\tPrec\tRec\tF0.5',
        '1\t1\t1\t0.5\t0.5\t0.5',
        '==============================================',
        '',
        '',
      ].join('\n'),
    );
  });

  it('prints a row for each of several hypotheses, and tables by type if these are asked for', () => {
    const { stdout } = stet('errant', 'compare', '--hyp', hyp, '--hyp', `same=${ref}`, '--ref', ref, '--cat', '1');
    expect(stdout).toBe(`Span-Based Correction
System  TP  FP  FN       P       R    F0.5
hyp      1   1   1   50.00   50.00   50.00
same     2   0   0  100.00  100.00  100.00

Span-Based Correction: hyp
Type  TP  FP  FN       P       R    F0.5
M      0   1   0    0.00  100.00    0.00
R      1   0   0  100.00  100.00  100.00
U      0   0   1  100.00    0.00    0.00

Span-Based Correction: same
Type  TP  FP  FN       P       R    F0.5
R      1   0   0  100.00  100.00  100.00
U      1   0   0  100.00  100.00  100.00
`);
  });

  it('gives programs the counts, the ratios and the categories', () => {
    expect(json(['errant', 'compare', '--hyp', hyp, '--ref', ref, '--mode', 'cse', '--beta', '1', '--json'])).toEqual({
      ...{ ref, mode: 'cse', beta: 1, cat: 3, name: 'hyp' },
      ...{ tp: 0, fp: 2, fn: 2, precision: 0, recall: 0, f: 0 },
      categories: [
        { type: 'M:DET', tp: 0, fp: 1, fn: 0, precision: 0, recall: 1, f: 0 },
        { type: 'R:NOUN', tp: 0, fp: 0, fn: 1, precision: 1, recall: 0, f: 0 },
        { type: 'R:SPELL', tp: 0, fp: 1, fn: 0, precision: 0, recall: 1, f: 0 },
        { type: 'U:DET', tp: 0, fp: 0, fn: 1, precision: 1, recall: 0, f: 0 },
      ],
      chosen: [
        [0, 0],
        [0, 0],
      ],
    });
    const several = json(['errant', 'compare', '--hyp', hyp, '--hyp', `same=${ref}`, '--ref', ref, '--json']);
    expect(several).toMatchObject({
      systems: [
        { name: 'hyp', tp: 1 },
        { name: 'same', tp: 2 },
      ],
    });
  });

  it('leaves out types, and edits by their length', () => {
    const counts = (...options: readonly string[]): unknown[] => {
      const { tp, fp, fn } = json(['errant', 'compare', '--hyp', hyp, '--ref', ref, '--json', ...options]);
      return [tp, fp, fn];
    };
    expect(counts('--filter', 'M:DET', 'U:DET')).toEqual([1, 0, 0]);
    expect(counts('--multi')).toEqual([0, 0, 0]);
    expect(counts('--single')).toEqual([1, 1, 1]);
  });

  it('reads a hypothesis from a pipe', () => {
    const { stdout } = runStet(['errant', 'compare', '--hyp', '-', '--ref', ref, '--format', 'csv'], HYPOTHESIS);
    expect(stdout).toContain('stdin,1,1,1,50.00,50.00,50.00');
  });

  it('refuses files with different numbers of sentences, and a depth that there is not', () => {
    const short = file('short.m2', 'S a b c\n\n');
    const { status, stderr } = stet('errant', 'compare', '--hyp', short, '--ref', ref);
    expect(status).toBe(2);
    expect(stderr).toMatch(/short\.m2.*2 sentences, as in .*ref\.m2; found 1.*\[LINE_COUNT\]/u);
    expect(stet('errant', 'compare', '--hyp', hyp, '--ref', ref, '--cat', '4').status).toBe(2);
  });
});

describeGolden('stet errant compare prints what errant_compare printed', () => {
  it('with every pair of annotators, by tokens, and by type', () => {
    const folder = sharedFolder('golden/errant/stdout');
    const args = ['--hyp', `${folder}/hyp.m2`, '--ref', `${folder}/ref.m2`, '--verbose', '--mode', 'dt', '--cat', '3'];
    expect(stet('errant', 'compare', ...args).stdout).toBe(readShared('golden/errant/stdout/verbose-dt-cat3.txt'));
  });
});
