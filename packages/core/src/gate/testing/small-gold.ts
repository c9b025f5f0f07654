import type { Sentence } from '../../corpus/edit.js';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { m2 } from '../../metrics/m2/index.js';
import { alignSystem } from '../align-system.js';
import type { Baseline } from '../baseline.js';
import { compareWithBaseline, type BaselineComparison } from '../compare-with-baseline.js';
import { makeBaseline } from '../make-baseline.js';

/** A plain stand-in for a short hash: for tests, the text itself is its own best name. */
export const asItIs = (text: string): string => text;

/** `size` different sentences with one error each; the error types take turns. */
export function smallGold(size: number): Sentence[] {
  const types = ['SVA', 'Nn', 'Prep'];
  const blocks = Array.from(
    { length: size },
    (_, at) => `S he${at} go home now .\nA 1 2|||${types[at % types.length]}|||goes|||REQUIRED|||-NONE-|||0\n`,
  );
  return readM2(blocks.join('\n'));
}

export function readM2(text: string): Sentence[] {
  return parseM2(text).flatMap(sentencesOf);
}

/** What a system makes of a sentence: the right edit, a wrong one, or none. */
export type Answer = 'right' | 'wrong' | 'none';

export function answer({ source }: Sentence, how: Answer): string {
  return how === 'none' ? source : source.replace(' go ', how === 'right' ? ' goes ' : ' went ');
}

export const metric = m2();

export function baselineOf(sentences: readonly Sentence[], lines: readonly string[]): Baseline {
  const alignments = alignSystem(metric, sentences, { file: 'old.txt', lines });
  return makeBaseline(metric, {}, sentences, { name: 'old', lines, alignments }, asItIs);
}

/** A system beside its baseline. */
export function compare(
  baseline: Baseline,
  sentences: readonly Sentence[],
  lines: readonly string[],
): BaselineComparison {
  const output = { file: 'new.txt', lines };
  const alignments = alignSystem(metric, sentences, output);
  return compareWithBaseline(metric, baseline, { sentences, output, alignments }, asItIs);
}
