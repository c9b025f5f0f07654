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
  const referenceTexts = references.map((input, at) =>
    aligned(input, at === 0 ? 'the original counts there' : 'the first reference counts there'),
  );
  return {
    basis: originals.file,
    ...essayBasis(essays.map(({ text }, at) => ({ text, references: referenceTexts.map((texts) => texts[at]) }))),
    outputs: systems.map(({ name, ...input }) => ({
      name,
      file: input.file,
      lines: essayLines(aligned(input, `"${MISSING}" counts there`)),
      edits: undefined,
    })),
    notes,
  };
}

/** An essay with its references; undefined where one is missing. */
export interface ReferencedEssay {
  readonly text: string;
  readonly references: readonly (string | undefined)[];
}

/** What outputs are scored against: each essay a line of tokens, with as many references as any of them has. */
export function essayBasis(essays: readonly ReferencedEssay[]): Pick<WholeCorpus, 'has' | 'tokens' | 'sentences'> {
  return {
    has: 'references',
    tokens: SYNTOK_LIKE,
    sentences: essays.map(({ text, references: [first, ...others] }) => {
      const firstLine = syntokLine(first ?? text);
      return {
        source: syntokLine(text),
        annotations: [{ annotator: 0, edits: [] }],
        references: [firstLine, ...others.map((other) => (other === undefined ? firstLine : syntokLine(other)))],
      };
    }),
  };
}

/** The output of a system, a line for each essay. */
export function essayLines(texts: readonly (string | undefined)[]): string[] {
  return texts.map((text) => (text === undefined ? MISSING : syntokLine(text)));
}

/** Whether a text begins like essays in Markdown. */
export function looksLikeEssays(text: string): boolean {
  return /^### essay_id = /mu.test(text.slice(0, 1 << 16));
}
