import { annotationOf } from '../corpus/annotators.js';
import { applyEdits } from '../corpus/references.js';
import { extractSentence } from '../edits/extract.js';
import type { CorpusFormat } from '../formats/corpus-format.js';
import { chosenAnnotator, plainFile } from '../formats/corpus-printer.js';

/** Each line has a sentence, an arrow, and the sentence corrected. Tests add it to the list, and look where it turns up. */
const toyFormat: CorpusFormat<'arrows'> = {
  name: 'arrows',
  title: 'arrows',
  page: 'arrows.md',
  detect: (head) => (/^[^\n]* => /u.test(head) ? 'certain' : 'no'),
  input: 'one or more',
  edits: 'inside',
  feed: () => ({
    push: (line) => {
      const [source, ...corrected] = line.split(' => ');
      return [extractSentence(source, corrected)];
    },
    end: () => [],
  }),
  loses: ['types'],
  holdsOneAnnotator: true,
  needs: 'annotators',
  files: () => [plainFile('.arrows')],
  print: (sentences, options) => [
    sentences
      .map((sentence) => {
        const { edits } = annotationOf(sentence, chosenAnnotator(options));
        return `${sentence.source} => ${applyEdits(sentence.source, edits)}\n`;
      })
      .join(''),
  ],
};

/** The list of formats with this one before them, for `vi.mock`. */
export async function withToyFormat(
  importOriginal: () => Promise<unknown>,
): Promise<{ readonly corpusFormats: readonly CorpusFormat[] }> {
  const { corpusFormats } = (await importOriginal()) as { readonly corpusFormats: readonly CorpusFormat[] };
  return { corpusFormats: [toyFormat, ...corpusFormats] };
}
