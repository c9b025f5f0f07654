import type { EssayText } from '../corpus/multigec/essay-text.js';
import { parseMarkdownEssays } from '../corpus/multigec/parse-markdown.js';
import { alignEssays } from '../formats/align-essays.js';
import type { InputText } from '../formats/corpus-format.js';
import { badOption } from '../error.js';
import { syntokLine, SYNTOK_LIKE } from '../text/syntok-tokens.js';
import type { WholeCorpus } from './text-source.js';

/** The files of a corpus of essays, in MultiGEC's Markdown. */
export interface EssayFiles {
  readonly originals: InputText;
  readonly references: readonly InputText[];
  readonly systems: readonly (InputText & { readonly name: string })[];
}

/** What stands for an essay that a system lacks, as MultiGEC-2025 has it. */
const MISSING = '!';

/**
 * Essays as a corpus to be scored, by the recipe of MultiGEC-2025: each is one line of tokens; a reference that an essay
 * lacks is a copy of the first; an essay that a system lacks is `!`. The notes name all that is missing.
 */
export function essayCorpus({
  originals,
  references,
  systems,
}: EssayFiles): WholeCorpus & { readonly notes: readonly string[] } {
  if (references.length === 0) {
    throw badOption('{{reference}} for essays', 'none', 'Name the file with the first references.');
  }
  const notes: string[] = [];
  const read = ({ file, text }: InputText): readonly EssayText[] => {
    const { essays, oddities } = parseMarkdownEssays(text);
    notes.push(...oddities.map((oddity) => `${file}: ${oddity}`));
    return essays;
  };
  const essays = read(originals);
  const aligned = (input: InputText, instead: string): readonly (string | undefined)[] => {
    const { texts, notes: found } = alignEssays(essays, read(input), input);
    notes.push(...found.map((note) => (note.includes(' lacks ') ? `${note}; ${instead}` : note)));
    return texts;
  };
  const [first, ...others] = references.map((input, at) =>
    aligned(input, at === 0 ? 'the original counts there' : 'the first reference counts there'),
  );
  const firsts = essays.map(({ text }, at) => syntokLine(first[at] ?? text));
  const further = others.map((texts) => texts.map((text, at) => (text === undefined ? firsts[at] : syntokLine(text))));
  return {
    basis: originals.file,
    has: 'references',
    tokens: SYNTOK_LIKE,
    sentences: essays.map(({ text }, at) => ({
      source: syntokLine(text),
      annotations: [{ annotator: 0, edits: [] }],
      references: [firsts[at], ...further.map((texts) => texts[at])],
    })),
    outputs: systems.map(({ name, ...input }) => ({
      name,
      file: input.file,
      lines: aligned(input, `"${MISSING}" counts there`).map((text) =>
        text === undefined ? MISSING : syntokLine(text),
      ),
      edits: undefined,
    })),
    notes,
  };
}

/** Whether a text begins like essays in Markdown. */
export function looksLikeEssays(text: string): boolean {
  return /^### essay_id = /mu.test(text.slice(0, 1 << 16));
}
