import { looksLikeGold } from '@stet/core/internal';
import { systemNameOf } from '../../prepare/system-name.js';
import { freeName, isBlank, type NamedText, type PlaygroundInput } from '../playground-input.js';

/**
 * Puts texts from files where they belong: one with edits is the gold; without a gold, a name that begins with
 * "source" or "ref" says it; all others are systems. A system of the same name gets the new text.
 */
export function placeTexts(input: PlaygroundInput, files: readonly NamedText[]): PlaygroundInput {
  const hasGold = files.some(isGold) || (input.basis === 'gold' && !isBlank(input.gold));
  return files.reduce((before, file) => placeText(before, file, hasGold), input);
}

function placeText(input: PlaygroundInput, file: NamedText, hasGold: boolean): PlaygroundInput {
  const { text } = file;
  const name = systemNameOf(file.name);
  if (isGold(file)) return { ...input, basis: 'gold', gold: { name: file.name, text } };
  if (!hasGold && /^(source|src)/iu.test(name)) {
    return { ...input, basis: 'references', source: { name: file.name, text } };
  }
  if (!hasGold && /^ref/iu.test(name)) {
    return { ...input, basis: 'references', references: withText(input.references, { name: file.name, text }) };
  }
  return { ...input, systems: withText(input.systems, { name, text }) };
}

/** The texts with this one: instead of the one of its name, in a box that was left blank, or at the end. */
function withText(texts: readonly NamedText[], text: NamedText): NamedText[] {
  const named = texts.findIndex(({ name }) => name === text.name);
  const at = named === -1 ? texts.findIndex(isBlank) : named;
  return at === -1 ? [...texts, text] : texts.with(at, text);
}

/** What a file changes that was chosen for a source or a reference; a gold becomes the gold instead. */
export function goldOr(text: NamedText, change: Partial<PlaygroundInput>): Partial<PlaygroundInput> {
  return isGold(text) ? { basis: 'gold', gold: text } : change;
}

const isGold = ({ name, text }: NamedText): boolean => looksLikeGold(text, name);

/** One more blank box. */
export function withBlank(texts: readonly NamedText[], stem: string): NamedText[] {
  return [...texts, { name: freeName(stem, texts), text: '' }];
}
