import { annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { tokenise } from '../text/white-space.js';
import { cohenKappa, type Marks } from './cohen-kappa.js';
import { markRules, type MarkRuleName } from './mark-rules.js';

export interface AgreementOptions {
  /** What counts as marked; `spans` gives the kappa of CoNLL-2014. */
  readonly rule?: MarkRuleName | undefined;
  /** Edits of these types mark nothing. */
  readonly withoutTypes?: readonly string[] | undefined;
}

/** How far two annotators agree on what needs correction, whatever corrections they give. */
export interface Agreement extends Marks {
  readonly annotators: readonly [first: number, second: number];
  readonly units: number;
  readonly kappa: number;
}

/** Agreement of two annotators for identification (Ng et al. 2014, section 6.1). */
export function agreement(
  sentences: readonly Sentence[],
  annotators: readonly [first: number, second: number],
  { rule = 'spans', withoutTypes = [] }: AgreementOptions = {},
): Agreement {
  const marks = { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 };
  for (const sentence of sentences) {
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
  return { annotators, units, ...marks, kappa: cohenKappa(marks) };
}
