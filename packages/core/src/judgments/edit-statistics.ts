import type { Sentence } from '../corpus/edit.js';
import { VERDICTS, type JudgedEdit, type Verdict } from './judged-edit.js';
import type { Ranking } from './ranking.js';
import { judgesOf, systemsOf } from './select.js';

/** How often each verdict was given. */
export interface VerdictTally extends Readonly<Record<Verdict, number>> {
  /** Edits without a verdict. */
  readonly none: number;
  /** The share of verdicts that call the edit right; absent where there is none. */
  readonly shareRight?: number;
}

/** Errors that judges marked in sources. */
export interface MarkedErrors {
  readonly missed: number;
  /** How many of them are gaps: between two words, where something is missing. */
  readonly gaps: number;
}

/** What judges said of edits. */
export interface EditStatistics {
  /** An output of several systems counts once for a judge and in all, and for each of its systems. */
  readonly judges: readonly (VerdictTally & MarkedErrors & { readonly judge: string })[];
  readonly systems: readonly (VerdictTally & { readonly system: string })[];
  readonly total: VerdictTally & MarkedErrors;
  /** Edits that count above although they have no place in the source. */
  readonly unplaced: number;
  /** With a gold: the edits that one of its annotators made too, and those that none did. */
  readonly gold?: GoldDivision;
}

interface GoldDivision {
  readonly inside: VerdictTally;
  readonly outside: VerdictTally;
}

/**
 * Counts verdicts for each judge and each system. A gold, whose sentences are those that were judged, divides the edits into
 * those with the span and the text of an edit of any annotator, and the others.
 */
export function editStatistics(rankings: readonly Ranking[], gold?: readonly Sentence[]): EditStatistics {
  const edits = rankings.flatMap(({ judge, sentence, outputs }) =>
    outputs.flatMap(({ systems, edits: judged = [] }) => judged.map((edit) => ({ judge, sentence, systems, edit }))),
  );
  const tally = (chosen: typeof edits): VerdictTally => tallyVerdicts(chosen.map(({ edit }) => edit));
  const placed = edits.filter(({ edit }) => edit.unplaced !== true);
  return {
    judges: judgesOf(rankings).map((judge) => ({
      judge,
      ...tally(edits.filter((judged) => judged.judge === judge)),
      ...markedErrors(rankings.filter((ranking) => ranking.judge === judge)),
    })),
    systems: systemsOf(rankings).map((system) => ({
      system,
      ...tally(edits.filter(({ systems }) => systems.includes(system))),
    })),
    total: { ...tally(edits), ...markedErrors(rankings) },
    unplaced: edits.length - placed.length,
    ...(gold === undefined ? {} : { gold: divide(placed, gold) }),
  };
}

/** Whether a judge said anything of edits. */
export function haveEdits(rankings: readonly Ranking[]): boolean {
  return rankings.some(({ outputs }) => outputs.some(({ edits }) => edits !== undefined));
}

interface PlacedEdit {
  readonly sentence: number;
  readonly edit: JudgedEdit;
}

function divide(edits: readonly PlacedEdit[], gold: readonly Sentence[]): GoldDivision {
  const isInside = ({ sentence, edit }: PlacedEdit): boolean =>
    gold
      .at(sentence)
      ?.annotations.some((annotation) =>
        annotation.edits.some(
          ({ start, end, corrections }) =>
            start === edit.start && end === edit.end && corrections.includes(edit.correction),
        ),
      ) ?? false;
  const inside = edits.filter(isInside);
  const outside = edits.filter((edit) => !isInside(edit));
  return {
    inside: tallyVerdicts(inside.map(({ edit }) => edit)),
    outside: tallyVerdicts(outside.map(({ edit }) => edit)),
  };
}

function markedErrors(rankings: readonly Ranking[]): MarkedErrors {
  const spans = rankings.flatMap(({ missed = [] }) => missed);
  return { missed: spans.length, gaps: spans.filter(({ start, end }) => start === end).length };
}

function tallyVerdicts(edits: readonly JudgedEdit[]): VerdictTally {
  const count = (verdict: Verdict | null): number => edits.filter((edit) => edit.verdict === verdict).length;
  const [right, wrong, unnecessary] = VERDICTS.map(count);
  const said = right + wrong + unnecessary;
  return { right, wrong, unnecessary, none: count(null), ...(said === 0 ? {} : { shareRight: right / said }) };
}
