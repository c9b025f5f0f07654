import type { Ranks } from './ranks.js';

/** A judge's unsaved answer to an item. */
export interface Draft {
  readonly ranks: Ranks;
  readonly flagged: boolean;
  readonly comment: string;
}

export interface ItemState {
  readonly draft: Draft;
  /** The output that digits rank. */
  readonly focused: number;
}

export type ItemAction =
  | { readonly type: 'rank'; readonly output: number; readonly rank: number | null }
  /** Like `rank` for the focused output; then focuses the next output without a rank. */
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'focus'; readonly output: number }
  | { readonly type: 'flag'; readonly flagged: boolean }
  | { readonly type: 'comment'; readonly comment: string }
  | { readonly type: 'clear' }
  | { readonly type: 'load'; readonly draft: Draft };

export function emptyDraft(outputs: number): Draft {
  return { ranks: Array.from({ length: outputs }, () => null), flagged: false, comment: '' };
}

/** The initial state, with the focus on the first output without a rank. */
export function openItem(draft: Draft): ItemState {
  return { draft, focused: Math.max(0, draft.ranks.indexOf(null)) };
}

export function reduceItem(state: ItemState, action: ItemAction): ItemState {
  const { draft, focused } = state;
  const { ranks } = draft;
  switch (action.type) {
    case 'rank':
      return { draft: { ...draft, ranks: withRank(ranks, action.output, action.rank) }, focused: action.output };
    case 'digit': {
      if (action.digit > ranks.length) return state;
      const ranked = withRank(ranks, focused, action.digit === 0 ? null : action.digit);
      return {
        draft: { ...draft, ranks: ranked },
        focused: action.digit === 0 ? focused : nextUnranked(ranked, focused),
      };
    }
    case 'move':
      return { ...state, focused: Math.min(ranks.length - 1, Math.max(0, focused + action.by)) };
    case 'focus':
      return { ...state, focused: action.output };
    case 'flag':
      return { ...state, draft: { ...draft, flagged: action.flagged } };
    case 'comment':
      return { ...state, draft: { ...draft, comment: action.comment } };
    case 'clear':
      return openItem({ ...draft, ranks: ranks.map(() => null) });
    case 'load':
      return openItem(action.draft);
  }
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
