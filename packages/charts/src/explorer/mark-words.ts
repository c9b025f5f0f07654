import { errorTypeSets, findErrorType, type EditMark, type MarkKind, type Outcome } from '@stet/core/internal';

/** A sign for each kind of mark, so that they can be told apart without colour. */
export const SIGNS: Readonly<Record<MarkKind, string>> = {
  matched: '✓',
  wrong: '≠',
  missed: '○',
  unneeded: '✗',
};

/** The names of outcomes. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  matched: 'matched',
  missed: 'missed',
  unneeded: 'unneeded',
  right: 'all right',
  unchanged: 'unchanged',
  wrong: 'wrong',
};

/** What an error type stands for, if one of the sets of types has it. */
export function typeName(type: string): string | undefined {
  for (const set of errorTypeSets) {
    const errorType = findErrorType(set, type);
    if (errorType !== undefined) return errorType.name;
  }
  return undefined;
}

/** An edit in words: `have → has`, with ∅ for nothing; of a wrong one also what is wanted. */
export function changeWords({ words, corrections, wanted }: EditMark): string {
  const change = `${shown(words)} → ${corrections.map(shown).join(' or ')}`;
  return wanted === undefined ? change : `${change}, not ${wanted.map(shown).join(' or ')}`;
}

export function shown(text: string): string {
  return text === '' ? '∅' : text;
}
