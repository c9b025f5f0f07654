import {
  alignEssays,
  badOption,
  parseMarkdownEssays,
  parseMultigecName,
  printMarkdownEssays,
  type EssayText,
  type InputText,
} from '@stet/core/internal';
import type { GoldSource, ReadGold } from './checked-gold.js';
import { printEssayGold } from './essay-gold.js';
import { factsOf } from './gold-facts-job.js';
import { parseStoredGold } from './parse-stored-gold.js';
import { essaySource } from './read-source-job.js';

/** Reads the references of essays, and the originals where these are not the source. Essays are found by their names. */
export function parseEssayFiles(files: readonly InputText[], source: GoldSource | undefined): ReadGold {
  const { originals, references } = rolesOf(files, source);
  const essays = originals === undefined ? (source?.essays ?? []) : parseMarkdownEssays(originals.text).essays;
  if (references.length === 0 || essays.length === 0) {
    throw badOption(
      'references of essays, and their originals as the source or among the files',
      `${references.length} files of references, ${essays.length} originals`,
      'Upload the originals as the source, or pack them into one tar file with their references.',
    );
  }
  const texts = references.map(
    ({ file, text }) => alignEssays(essays, parseMarkdownEssays(text).essays, { file }).texts,
  );
  const content = printEssayGold(
    essays.map(({ id, text }, at) => ({ id, source: text, references: texts.map((of) => of[at] ?? null) })),
  );
  const ownSource = essaySource(essays, files[0].file);
  const sentences = parseStoredGold(content);
  return {
    gold: {
      sentences: essays.length,
      content,
      facts: factsOf(sentences),
      checkedSource: source?.content,
      source: source === undefined ? ownSource : undefined,
    },
    skipped: [],
  };
}

/**
 * Which files are what: by names such as sv-corpus-orig-dev.md, else the originals come first where they are needed, and are
 * known by their texts where they are not.
 */
function rolesOf(
  files: readonly InputText[],
  source: GoldSource | undefined,
): { readonly originals: InputText | undefined; readonly references: readonly InputText[] } {
  const named = files.find(({ file }) => parseMultigecName(file)?.role === 'orig');
  const originals = named ?? (source?.essays === undefined ? files[0] : copyOf(source.essays, files));
  return {
    originals: source?.essays === undefined ? originals : undefined,
    references: files.filter((file) => file !== originals),
  };
}

/** The file among several that has nothing but the source: as a reference it would make copying right. */
function copyOf(essays: readonly EssayText[], files: readonly InputText[]): InputText | undefined {
  const printed = printMarkdownEssays(essays);
  return files.length === 1
    ? undefined
    : files.find(({ text }) => printMarkdownEssays(parseMarkdownEssays(text).essays) === printed);
}
