import { annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { wholeTextFeed, type LineFeed } from '../corpus/line-feed.js';
import { parseMultigecName } from '../corpus/multigec/file-name.js';
import { parseMarkdownEssays, printMarkdownEssays } from '../corpus/multigec/parse-markdown.js';
import { applyEdits } from '../corpus/references.js';
import { counted } from '../text/counted.js';
import { alignEssays } from './align-essays.js';
import { essaySentence } from './essay-sentence.js';
import type { CorpusFormat, FeedOptions } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';

/** The essays of MultiGEC-2025: each becomes one long sentence, whose references are found by its name. */
export const multigec: CorpusFormat<'multigec'> = {
  name: 'multigec',
  title: "MultiGEC's Markdown",
  page: 'multigec.md',
  detect: (head) =>
    head.startsWith('### essay_id = ') ? 'certain' : /^### essay_id = /mu.test(head) ? 'likely' : 'no',
  input: 'the originals, then their references',
  edits: 'beside',
  group: ([fed, ...beside]) => [{ fed, beside }],
  feed: multigecFeed,
  inspect: ({ file, text }) => {
    const { essays, oddities } = parseMarkdownEssays(text);
    const name = parseMultigecName(file);
    const parts = name === undefined ? [] : [name.language, name.corpus, ROLES[name.role](name.number), name.split];
    return {
      summary: [
        counted(essays.length, 'essay'),
        ...(parts.length === 0 ? [] : [`by its name ${parts.join(', ')}`]),
      ].join('; '),
      warnings: [
        ...oddities,
        ...(name === undefined && file.endsWith('.md')
          ? ['the name of the file does not say language, corpus, role and split, as in sv-example-ref1-dev.md']
          : []),
      ],
    };
  },
  loses: ['alternatives', 'optional', 'comments', 'types', 'sequences'],
  needs: 'annotators',
  files: ({ annotators }) => [plainFile('-orig.md'), ...annotators.map((_, at) => plainFile(`-ref${at + 1}.md`))],
  print: (sentences, { annotators, first }) => {
    const idOf = (at: number): string => String(first + at + 1);
    return [
      printMarkdownEssays(sentences.map(({ source }, at) => ({ id: idOf(at), text: source }))),
      ...annotators.map((annotator) =>
        printMarkdownEssays(
          sentences.map((sentence, at) => ({
            id: idOf(at),
            text: applyEdits(sentence.source, annotationOf(sentence, annotator).edits),
          })),
        ),
      ),
    ];
  },
};

const ROLES = {
  orig: () => 'originals',
  ref: (number: number) => `reference ${number}`,
  hypo: (number: number) => `output ${number}`,
};

/** Reads all lines, since an essay may be corrected further down. */
function multigecFeed({ file, beside = [], onNote }: FeedOptions): LineFeed<Sentence> {
  const read = (name: string | undefined, text: string) => {
    const { essays, oddities } = parseMarkdownEssays(text);
    for (const oddity of oddities) onNote?.(`${name ?? 'the originals'}: ${oddity}`);
    return essays;
  };
  return wholeTextFeed((text) => {
    const originals = read(file, text);
    const references = beside.map((reference) => {
      const aligned = alignEssays(originals, read(reference.file, reference.text), { file: reference.file });
      for (const note of aligned.notes) onNote?.(note);
      return aligned.texts;
    });
    return originals.map((essay, at) =>
      essaySentence(
        essay.text,
        references.map((texts) => texts[at]),
      ),
    );
  });
}
