import type { Tagger } from '../../text/tagger.js';
import { tokenise } from '../../text/white-space.js';
import { splitEssay, type EssaySentence, type SplittingOptions } from './essay-sentence.js';
import type { Essay, EssayAnnotation, Mistake } from './essay.js';
import { mapMistakes } from './map-mistakes.js';
import type { TokenEdit } from './token-edit.js';

/**
 * The essays with the types of the first NUCLE mapped to those of the shared tasks (Ng et al. 2013, section 3.1.1): a
 * preposition marked `Wcip` or `Rloc` becomes `Prep`, a redundant article or determiner marked `Rloc` becomes
 * `ArtOrDet`, any other `Wcip` becomes `Wci` and any other `Rloc` becomes `Rloc-`. The paper also looks at parse
 * trees; here only parts of speech decide.
 */
export function mapOldTypes(essays: readonly Essay[], tagger: Tagger, options: SplittingOptions = {}): Essay[] {
  return essays.map((essay) => {
    const sentences = splitEssay(essay, options);
    return {
      ...essay,
      annotations: essay.annotations.map((annotation) => mapAnnotation(essay, sentences, annotation, tagger, options)),
    };
  });
}

function mapAnnotation(
  essay: Essay,
  sentences: readonly EssaySentence[],
  annotation: EssayAnnotation,
  tagger: Tagger,
  options: SplittingOptions,
): EssayAnnotation {
  const types = new Map<Mistake, string>();
  const old = annotation.mistakes.filter(({ type }) => type === 'Wcip' || type === 'Rloc');
  for (const mistake of old) types.set(mistake, mistake.type === 'Wcip' ? 'Wci' : 'Rloc-');
  for (const [sentence, edits] of mapMistakes(essay, sentences, old, options).edits) {
    const words = sentence.tokens.map(({ text }) => text);
    const before = tagged(words, tagger);
    for (const edit of edits) {
      const corrected = [...words.slice(0, edit.start), ...tokenise(edit.correction), ...words.slice(edit.end)];
      const type = functionWordType(edit, before, tagged(corrected, tagger));
      if (type !== undefined) types.set(edit.mistake, type);
    }
  }
  return {
    ...annotation,
    mistakes: annotation.mistakes.map((mistake) => ({ ...mistake, type: types.get(mistake) ?? mistake.type })),
  };
}

/** `Prep` when only prepositions are removed, inserted or replaced, `ArtOrDet` when only determiners are removed. */
function functionWordType(
  { start, end, type }: TokenEdit,
  before: readonly TaggedWord[],
  after: readonly TaggedWord[],
): 'Prep' | 'ArtOrDet' | undefined {
  const removed = before.slice(start, end);
  const added = after.slice(start, end + after.length - before.length);
  const changed = [...removed, ...added];
  if (changed.every(isPreposition)) return 'Prep';
  if (type === 'Rloc' && added.length === 0 && removed.every(isDeterminer)) return 'ArtOrDet';
  return undefined;
}

interface TaggedWord {
  readonly word: string;
  readonly tag: string;
}

function tagged(words: readonly string[], tagger: Tagger): TaggedWord[] {
  const tags = tagger(words);
  return words.map((word, at) => ({ word: word.toLowerCase(), tag: tags[at] }));
}

/** Words tagged `IN` that join clauses. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  'although because if lest once since so than that though unless until when whenever whereas whether while'.split(' '),
);

function isPreposition({ word, tag }: TaggedWord): boolean {
  return tag === 'TO' || ((tag === 'IN' || tag === 'RP') && !CONJUNCTIONS.has(word));
}

function isDeterminer({ tag }: TaggedWord): boolean {
  return tag === 'DT' || tag === 'PDT' || tag === 'PRP$' || tag === 'WDT';
}
