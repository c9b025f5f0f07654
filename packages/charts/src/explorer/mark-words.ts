import { errorTypeSets, findErrorType, type EditMark, type MarkKind } from '@stet/core/internal';
import { chartWords } from '../language/chart-words.js';

/** A sign for each kind of mark, so that they can be told apart without colour. */
export const SIGNS: Readonly<Record<MarkKind, string>> = {
  matched: '✓',
  wrong: '≠',
  missed: '○',
  unneeded: '✗',
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
  const change = `${shown(words)} → ${eitherOf(corrections)}`;
  return wanted === undefined ? change : chartWords().explorer.instead(change, eitherOf(wanted));
}

/** Corrections of which either will do. */
export function eitherOf(corrections: readonly string[]): string {
  return corrections.map(shown).join(chartWords().explorer.or);
}

function shown(text: string): string {
  return text === '' ? '∅' : text;
}
