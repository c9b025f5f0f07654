import { essayCorpus, looksLikeEssays, openWhole, type InputText } from '@stet/core/internal';
import { readText } from '../read-text.js';
import type { SystemFile } from '../system-files.js';
import { tellLine } from '../tell-note.js';
import { openReader } from './line-reader.js';
import type { FileSource } from './scoring-files.js';

interface EssayFileNames {
  readonly source: string;
  readonly references: readonly string[];
  readonly systems: readonly SystemFile[];
}

/** Whether a file holds essays in Markdown. Standard input is not looked at. */
export async function holdsEssays(file: string): Promise<boolean> {
  if (file === '-') return false;
  const reader = await openReader(file);
  try {
    return looksLikeEssays(await reader.peek());
  } finally {
    await reader.close();
  }
}

/** Opens essays to be scored, a line for each; what is missing is said. */
export async function openEssayFiles({ source, references, systems }: EssayFileNames): Promise<FileSource> {
  const read = async (file: string): Promise<InputText> => ({ file, text: await readText(file) });
  const corpus = essayCorpus({
    originals: await read(source),
    references: await Promise.all(references.map(read)),
    systems: await Promise.all(systems.map(async ({ name, file }) => ({ name, ...(await read(file)) }))),
  });
  for (const note of corpus.notes) tellLine(note);
  return { ...openWhole(corpus), first: 0, counted: corpus.sentences.length };
}
