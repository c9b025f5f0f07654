import { expect, it } from 'vitest';
import { parseColumns } from '../../corpus/columns/parse.js';
import { englishTagger } from '../../testing/english-tagger.js';
import { describeGolden, readShared } from '../../testing/shared.js';

/** Nouns, verbs and adjectives by their first two letters; others as they are. */
const coarse = (tag: string): string => (/^(?:NN|VB|JJ|RB)/u.test(tag) ? tag.slice(0, 2) : tag);

describeGolden('pennTagger(analyser) agrees with the tags of CoNLL-2013', () => {
  it('on the share of tokens that docs/task-results.md tells, by tag and by part of speech', () => {
    const sentences = parseColumns(readShared('data/conll13/original/data/official-preprocessed.conll'));
    const pairs = sentences.flatMap(({ tokens }) => {
      const tags = englishTagger(tokens.map(({ text }) => text));
      return tokens.map(({ tag }, at) => [tag, tags[at]] as const);
    });
    const percent = (isRight: (pair: readonly [string, string]) => boolean): string =>
      ((100 * pairs.filter(isRight).length) / pairs.length).toFixed(1);
    expect({
      tags: percent(([theirs, ours]) => theirs === ours),
      partsOfSpeech: percent(([theirs, ours]) => coarse(theirs) === coarse(ours)),
    }).toEqual({ tags: '95.3', partsOfSpeech: '96.4' });
  });
});
