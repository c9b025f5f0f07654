import { annotationOf, isDone, type UnlistedRule } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { tokenise } from '../text/white-space.js';
import { markRules, type MarkRuleName } from './mark-rules.js';

/** How often two annotators marked the same units. */
export interface Marks {
  readonly both: number;
  readonly firstOnly: number;
  readonly secondOnly: number;
  readonly neither: number;
}

/**
 * Cohen's (1960) kappa of two annotators who mark units or leave them: agreement above chance, divided by the
 * most there could be. 1 when they agree on every unit, also where chance alone would.
 */
export function cohenKappa({ both, firstOnly, secondOnly, neither }: Marks): number {
  const units = both + firstOnly + secondOnly + neither;
  if (firstOnly + secondOnly === 0) return 1;
  const first = (both + firstOnly) / units;
  const second = (both + secondOnly) / units;
  const chance = first * second + (1 - first) * (1 - second);
  return ((both + neither) / units - chance) / (1 - chance);
}

export interface AgreementOptions {
  /** What counts as marked; `spans` gives the kappa of CoNLL-2014. */
  readonly rule?: MarkRuleName | undefined;
  /** Edits of these types mark nothing. */
  readonly withoutTypes?: readonly string[] | undefined;
  /** By default a sentence counts only if it lists both annotators; `first` is what CoNLL-2014 counts. */
  readonly unlisted?: UnlistedRule | undefined;
}

/** How far two annotators agree on what needs correction, whatever corrections they give. */
export interface Agreement extends Marks {
  readonly annotators: readonly [first: number, second: number];
  /** The sentences that both annotators did: all that the figures are about. */
  readonly sentences: number;
  readonly units: number;
  readonly kappa: number;
}

/** Agreement of two annotators for identification (Ng et al. 2014, section 6.1). */
export function agreement(
  sentences: readonly Sentence[],
  annotators: readonly [first: number, second: number],
  { rule = 'spans', withoutTypes = [], unlisted = 'skip' }: AgreementOptions = {},
): Agreement {
  const marks = { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 };
  const shared = sentences.filter((sentence) => annotators.every((annotator) => isDone(sentence, annotator, unlisted)));
  for (const sentence of shared) {
    const { length } = tokenise(sentence.source);
    const [first, second] = annotators.map((annotator) => {
      const edits = annotationOf(sentence, annotator).edits.filter(({ type }) => !withoutTypes.includes(type));
      return markRules[rule](edits, length);
    });
    first.forEach((marked, at) => {
      marks[marked ? (second[at] ? 'both' : 'firstOnly') : second[at] ? 'secondOnly' : 'neither']++;
    });
  }
  const units = marks.both + marks.firstOnly + marks.secondOnly + marks.neither;
  return { annotators, sentences: shared.length, units, ...marks, kappa: cohenKappa(marks) };
}
