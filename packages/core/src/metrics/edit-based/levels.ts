import { precisionRecall, type Counts, type PrecisionRecall } from '../f-score.js';
import { trim, type ProposedEdit } from '../../edits/proposed-edit.js';
import type { AlignedEdit } from './alignment.js';
import { occursAt, type GoldEdit } from './gold-edit.js';

/**
 * What the three scores of the HOO shared task (Dale & Kilgarriff 2011) need beside the counts of correction:
 * gold edits that some edit overlaps, edits that overlap no gold edit, gold edits with the extent of an edit,
 * and optional gold edits that nothing overlaps.
 */
export type LevelCounts = readonly [detected: number, spurious: number, recognised: number, missedOptional: number];

export const NO_LEVELS: LevelCounts = [0, 0, 0, 0];

interface LevelScore extends PrecisionRecall {
  /** With a reward for optional edits that the system rightly did not make. */
  readonly withBonus: PrecisionRecall;
}

export type Levels = Readonly<Record<'detection' | 'recognition' | 'correction', LevelScore>>;

export function countLevels(
  edits: readonly AlignedEdit[],
  golds: readonly GoldEdit[],
  source: Int32Array,
  hypothesis: Int32Array,
): LevelCounts {
  const extents = edits.map((edit) => (edit.gold === -1 ? trim(edit, source, hypothesis) : edit));
  let detected = 0;
  let recognised = 0;
  let missedOptional = 0;
  for (const gold of golds) {
    if (extents.some((edit) => overlap(gold, edit, hypothesis))) detected++;
    else if (!gold.edit.required) missedOptional++;
    if (extents.some((edit) => edit.start === gold.start && edit.end === gold.end)) recognised++;
  }
  const spurious = extents.filter((edit) => !golds.some((gold) => overlap(gold, edit, hypothesis))).length;
  return [detected, spurious, recognised, missedOptional];
}

export function addLevels(a: LevelCounts, b: LevelCounts): LevelCounts {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}

export function scoreLevels(
  counts: Counts,
  [detected, spurious, recognised, missedOptional]: LevelCounts,
  beta: number,
  nothing: number,
): Levels {
  const level = (correct: number, proposed: number): LevelScore => {
    const score = (bonus: number): PrecisionRecall =>
      precisionRecall({ correct: correct + bonus, proposed: proposed + bonus, gold: counts.gold }, beta, nothing);
    return { ...score(0), withBonus: score(missedOptional) };
  };
  return {
    detection: level(detected, detected + spurious),
    recognition: level(recognised, counts.proposed),
    correction: level(counts.correct, counts.proposed),
  };
}

/**
 * True when the two touch a common stretch of the source. An insertion overlaps a change within which it falls; a
 * gold insertion at the edge of a change overlaps it when the change also makes that insertion.
 */
function overlap(gold: GoldEdit, edit: ProposedEdit, hypothesis: Int32Array): boolean {
  if (gold.start !== gold.end) {
    if (edit.start === edit.end) return gold.start < edit.start && edit.end < gold.end;
    return gold.start < edit.end && edit.start < gold.end;
  }
  if (edit.start === gold.start && edit.end === gold.end) return true;
  if (edit.start < gold.start && gold.end < edit.end) return true;
  const within = (correction: Int32Array, at: number): boolean =>
    correction.length > 0 &&
    at >= edit.from &&
    at + correction.length <= edit.to &&
    occursAt(correction, hypothesis, at);
  if (edit.end === gold.end) return gold.corrections.some((words) => within(words, edit.to - words.length));
  if (edit.start === gold.start) return gold.corrections.some((words) => within(words, edit.from));
  return false;
}
