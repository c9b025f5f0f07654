import { Vocabulary } from '../../text/vocabulary.js';
import { Column, countColumns } from './columns.js';
import type { ThreeWayAlignment } from './optimal-alignments.js';
import { scoreAspect, type Aspect, type AspectScores } from './scores.js';

type Token = string | null;

/** What the columns of an alignment count as (Felice & Briscoe 2015, Table 6). */
export function countAlignment(
  { source, hypothesis, reference }: ThreeWayAlignment,
  aspect: Aspect,
): Pick<AspectScores, 'tp' | 'tn' | 'fp' | 'fn' | 'fpn'> {
  const vocabulary = new Vocabulary();
  const encode = (row: readonly Token[]): Int32Array => vocabulary.encode(row.filter((token) => token !== null));
  const columns = Uint8Array.from(source, (token, at) => KINDS[kindOf(token, hypothesis[at], reference[at])]);
  const counts = new Int32Array(5);
  countColumns(columns, columns.length, encode(source), encode(hypothesis), encode(reference), counts);
  const { tp, tn, fp, fn, fpn } = scoreAspect([counts[0], counts[1], counts[2], counts[3], counts[4], 0, 0], aspect, {
    beta: 1,
    weight: 2,
  });
  return { tp, tn, fp, fn, fpn };
}

function kindOf(...tokens: readonly Token[]): number {
  return tokens.reduce((bits, token, at) => bits | (token === null ? 0 : 1 << at), 0);
}

/** By the rows with a token: 1 source, 2 hypothesis, 4 reference. */
const KINDS = [
  0,
  Column.source,
  Column.hypothesis,
  Column.sourceHypothesis,
  Column.reference,
  Column.sourceReference,
  Column.hypothesisReference,
  Column.all,
] as const;
