import type { Tagger } from '../tagger/tagger.js';
import { TAGS } from '../tagger/tags.js';
import type { TaggedSentence } from './treebank.js';

/** How many words of a treebank get the tag that they have there. */
export function tagAccuracy(tagger: Tagger, sentences: readonly TaggedSentence[]): { words: number; right: number } {
  let [words, right] = [0, 0];
  for (const sentence of sentences) {
    tagger.tag(sentence.words).forEach((tag, at) => {
      words++;
      if (TAGS[tag] === sentence.tags[at]) right++;
    });
  }
  return { words, right };
}
