import { OUTCOMES, type ExploredFilter, type Outcome } from '@stet/core/internal';

/** A view of the explorer, complete enough that a link can restore it. */
export interface ExplorerState {
  /** One system, or two side by side; if empty, the first. */
  readonly systems: readonly string[];
  readonly search: string;
  readonly types: readonly string[];
  readonly outcomes: readonly Outcome[];
  /** Only sentences for which the two systems wrote different text. */
  readonly differ: boolean;
  /** The open sentence, counted from 1. */
  readonly sentence: number | null;
}

/** Every sentence of the first system. */
export const FIRST_VIEW: ExplorerState = {
  systems: [],
  search: '',
  types: [],
  outcomes: [],
  differ: false,
  sentence: null,
};

/** The view as a query string without its question mark; empty for the first view. */
export function explorerQuery(state: ExplorerState): string {
  const { systems, search, types, outcomes, differ, sentence } = state;
  const query = new URLSearchParams();
  for (const system of systems) query.append('system', system);
  if (search !== '') query.set('search', search);
  for (const type of types) query.append('type', type);
  for (const outcome of outcomes) query.append('outcome', outcome);
  if (differ) query.set('differ', 'yes');
  if (sentence !== null) query.set('sentence', String(sentence));
  return query.toString();
}

/** Reads a view from a query string, ignoring what it does not know. */
export function readExplorerQuery(text: string): ExplorerState {
  const query = new URLSearchParams(text);
  const number = query.get('sentence') ?? '';
  const outcomes = query.getAll('outcome');
  return {
    systems: distinct(query.getAll('system')).slice(0, 2),
    search: query.get('search') ?? '',
    types: distinct(query.getAll('type')),
    outcomes: OUTCOMES.filter((outcome) => outcomes.includes(outcome)),
    differ: query.get('differ') === 'yes',
    sentence: /^[1-9]\d{0,8}$/u.test(number) ? Number(number) : null,
  };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The systems of a view that are among `available`; the first available one if there are none. */
export function shownSystems({ systems }: ExplorerState, available: readonly string[]): readonly string[] {
  const shown = systems.filter((name) => available.includes(name)).slice(0, 2);
  return shown.length === 0 ? available.slice(0, 1) : shown;
}

/** The filter of a view that shows `systems`. */
export function filterOf(
  { search, types, outcomes, differ }: Pick<ExplorerState, 'search' | 'types' | 'outcomes' | 'differ'>,
  systems: readonly string[],
): ExploredFilter {
  return { systems, search, types, outcomes, differ: differ && systems.length > 1 };
}
