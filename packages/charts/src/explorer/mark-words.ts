import { errorTypeSets, findErrorType, type EditMark, type MarkKind, type Outcome } from '@stet/core/internal';

/** A sign for each kind of mark, so that no colour is needed to tell them apart. */
export const SIGNS: Readonly<Record<MarkKind, string>> = { matched: '✓', missed: '○', unneeded: '✗' };

/** What an outcome is called. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  matched: 'matched',
  missed: 'missed',
  unneeded: 'unneeded',
  right: 'all right',
  unchanged: 'unchanged',
};

/** What an error type stands for, where one of the known sets has it. */
export function typeName(type: string): string | undefined {
  for (const set of errorTypeSets) {
    const known = findErrorType(set, type);
    if (known !== undefined) return known.name;
  }
  return undefined;
}

/** An edit in words: `have → has`, with ∅ for nothing. */
export function changeWords({ words, corrections }: EditMark): string {
  return `${shown(words)} → ${corrections.map(shown).join(' or ')}`;
}

export function shown(text: string): string {
  return text === '' ? '∅' : text;
}
