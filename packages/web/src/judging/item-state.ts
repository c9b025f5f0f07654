import type { AnswerDetails } from '@stet/server';
import type { Ranks } from './ranks.js';

/** A judge's unsaved answer to an item. */
export interface Draft {
  readonly ranks: Ranks;
  /** What the protocol asks for beside ranks, as far as it is given. */
  readonly details: AnswerDetails | null;
  readonly flagged: boolean;
  readonly comment: string;
}

export interface ItemState {
  readonly draft: Draft;
  /** The output that digits rank. */
  readonly focused: number;
  /** How often keys have led to an output, which is then brought into view. Where a pointer presses nothing may move. */
  readonly visits: number;
}

export type ItemAction =
  | { readonly type: 'rank'; readonly output: number; readonly rank: number | null }
  /** Ranks all outputs at once. */
  | { readonly type: 'ranks'; readonly ranks: Ranks }
  /** Like `rank` for the focused output; then focuses the next output without a rank. */
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'visit'; readonly output: number }
  | { readonly type: 'focus'; readonly output: number }
  /** What the judge says of an output beside its rank. */
  | { readonly type: 'details'; readonly output: number; readonly details: AnswerDetails }
  | { readonly type: 'flag'; readonly flagged: boolean }
  | { readonly type: 'comment'; readonly comment: string }
  | { readonly type: 'clear' }
  | { readonly type: 'load'; readonly draft: Draft };

export function emptyDraft(outputs: number, details: AnswerDetails | null): Draft {
  return { ranks: Array.from({ length: outputs }, () => null), details, flagged: false, comment: '' };
}

/** The initial state, with the focus on the first output without a rank. */
export function openItem(draft: Draft): ItemState {
  return { draft, focused: firstUnranked(draft), visits: 0 };
}

export function reduceItem(state: ItemState, action: ItemAction): ItemState {
  const { draft, focused } = state;
  const { ranks } = draft;
  const visit = (output: number, visitedDraft = draft): ItemState => ({
    draft: visitedDraft,
    focused: output,
    visits: state.visits + 1,
  });
  switch (action.type) {
    case 'rank':
      return {
        ...state,
        draft: { ...draft, ranks: withRank(ranks, action.output, action.rank) },
        focused: action.output,
      };
    case 'ranks':
      return { ...state, draft: { ...draft, ranks: action.ranks } };
    case 'digit': {
      if (action.digit > ranks.length) return state;
      const ranked = withRank(ranks, focused, action.digit === 0 ? null : action.digit);
      const next = action.digit === 0 ? focused : nextUnranked(ranked, focused);
      return visit(next, { ...draft, ranks: ranked });
    }
    case 'move':
      return visit(Math.min(ranks.length - 1, Math.max(0, focused + action.by)));
    case 'visit':
      return visit(action.output);
    case 'focus':
      return { ...state, focused: action.output };
    case 'details':
      return { ...state, draft: { ...draft, details: action.details }, focused: action.output };
    case 'flag':
      return { ...state, draft: { ...draft, flagged: action.flagged } };
    case 'comment':
      return { ...state, draft: { ...draft, comment: action.comment } };
    case 'clear':
      return visit(0, { ...draft, ranks: ranks.map(() => null) });
    case 'load':
      return visit(firstUnranked(action.draft), action.draft);
  }
}

function firstUnranked({ ranks }: Draft): number {
  return Math.max(0, ranks.indexOf(null));
}

function withRank(ranks: Ranks, output: number, rank: number | null): Ranks {
  return ranks.with(output, rank);
}

/** The output to focus after ranking one: the next unranked below, else from the top, else the same. */
function nextUnranked(ranks: Ranks, from: number): number {
  const below = ranks.indexOf(null, from + 1);
  const next = below === -1 ? ranks.indexOf(null) : below;
  return next === -1 ? from : next;
}
