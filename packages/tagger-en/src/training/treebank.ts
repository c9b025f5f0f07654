/** A sentence of a treebank: its words, and the Penn tag of each. */
export interface TaggedSentence {
  readonly words: readonly string[];
  readonly tags: readonly string[];
  /** Whether each word is misspelt, so that its tag is that of the word that was meant. */
  readonly misspelt?: readonly boolean[];
}

/** Nouns that OntoNotes tags as plural and the Web Treebank as singular. */
const PLURALS = new Set(['data', 'media']);

const FORM = 1;
const XPOS = 4;
const FEATURES = 5;

/** The sentences of a treebank in CoNLL-U. */
export function readTreebank(text: string): TaggedSentence[] {
  return text
    .split('\n\n')
    .map((block) => {
      const rows = block
        .split('\n')
        .filter((line) => /^\d+\t/u.test(line))
        .map((line) => line.split('\t'));
      return {
        words: rows.map((row) => row[FORM]),
        tags: rows.map((row) => asInOntoNotes(row[FORM], row[XPOS])),
        misspelt: rows.map((row) => row[FEATURES].includes('Typo=Yes')),
      };
    })
    .filter(({ words }) => words.length > 0);
}

function asInOntoNotes(word: string, tag: string): string {
  return tag === 'NN' && PLURALS.has(word.toLowerCase()) ? 'NNS' : tag;
}
