import type { Sentence } from '../../corpus/edit.js';
import type { JudgedEdit, TokenSpan } from '../judged-edit.js';
import type { Ranking } from '../ranking.js';

/** How a judge of edits does beside people, by the edits that are not valid: nearly all are, so accuracy says little. */
export interface FalseEdits {
  /** Labels of people for edits that the judge answered for. */
  readonly labels: number;
  /** Labels that say an edit is not valid; edits that the judge says are not; and both. */
  readonly peopleFalse: number;
  readonly judgeFalse: number;
  readonly bothFalse: number;
  /** Of the class of edits that are not valid; null where nobody says so. */
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
  readonly accuracy: number | null;
  /** The accuracy of a judge who calls every edit valid. */
  readonly alwaysValid: number | null;
}

/** Compares the verdicts of a judge with people's labels of the same edits of the same outputs. */
export function falseEdits(people: readonly Ranking[], judge: readonly Ranking[]): FalseEdits {
  const verdicts = new Map(
    editsIn(judge).flatMap(({ key, edit }) =>
      edit.verdict === null ? [] : [[key, edit.verdict === 'right'] as const],
    ),
  );
  const counts = { labels: 0, peopleFalse: 0, judgeFalse: 0, bothFalse: 0 };
  for (const { key, edit } of editsIn(people)) {
    const isValid = verdicts.get(key);
    if (isValid === undefined || edit.verdict === null) continue;
    const [peopleSayFalse, judgeSaysFalse] = [edit.verdict !== 'right', !isValid];
    counts.labels++;
    counts.peopleFalse += Number(peopleSayFalse);
    counts.judgeFalse += Number(judgeSaysFalse);
    counts.bothFalse += Number(peopleSayFalse && judgeSaysFalse);
  }
  const { labels, peopleFalse, judgeFalse, bothFalse } = counts;
  return {
    ...counts,
    precision: ratio(bothFalse, judgeFalse),
    recall: ratio(bothFalse, peopleFalse),
    f1: ratio(2 * bothFalse, peopleFalse + judgeFalse),
    accuracy: ratio(labels - peopleFalse - judgeFalse + 2 * bothFalse, labels),
    alwaysValid: ratio(labels - peopleFalse, labels),
  };
}

/** How often edits are called valid. */
export interface ValidShare {
  readonly labels: number;
  readonly valid: number;
}

/** Verdicts on edits that some annotator of the gold has, with the same span and text, and on those that none has. */
export interface GoldShares {
  readonly inGold: ValidShare;
  readonly beyondGold: ValidShare;
}

export function goldShares(rankings: readonly Ranking[], gold: readonly Sentence[]): GoldShares {
  const shares = { inGold: { labels: 0, valid: 0 }, beyondGold: { labels: 0, valid: 0 } };
  const keys = gold.map(
    ({ annotations }) =>
      new Set(
        annotations.flatMap(({ edits }) =>
          edits.flatMap(({ start, end, corrections }) => corrections.map((text) => spanKey({ start, end }, text))),
        ),
      ),
  );
  for (const { sentence, edit } of editsIn(rankings)) {
    if (edit.verdict === null) continue;
    const isInGold = keys.at(sentence)?.has(spanKey(edit, edit.correction)) === true;
    const share = isInGold ? shares.inGold : shares.beyondGold;
    share.labels++;
    share.valid += Number(edit.verdict === 'right');
  }
  return shares;
}

function spanKey({ start, end }: TokenSpan, correction: string): string {
  return JSON.stringify([start, end, correction]);
}

interface PlacedEdit {
  readonly key: string;
  readonly sentence: number;
  readonly edit: JudgedEdit;
}

/** The edits that have their place in the source, each with a key of sentence, output, span and text. */
function editsIn(rankings: readonly Ranking[]): PlacedEdit[] {
  return rankings.flatMap(({ sentence, outputs }) =>
    outputs.flatMap(({ systems, edits = [] }) =>
      edits.flatMap((edit) =>
        edit.unplaced === true
          ? []
          : [{ key: JSON.stringify([sentence, systems, edit.start, edit.end, edit.correction]), sentence, edit }],
      ),
    ),
  );
}

/** Verdicts in two classes, as SEEDA has them: an edit that is not needed is not valid either. */
export function validOrNot(rankings: readonly Ranking[]): Ranking[] {
  return rankings.map((ranking) => ({
    ...ranking,
    outputs: ranking.outputs.map((output) => ({
      ...output,
      edits: output.edits?.map((edit) =>
        edit.verdict === 'unnecessary' ? { ...edit, verdict: 'wrong' as const } : edit,
      ),
    })),
  }));
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
