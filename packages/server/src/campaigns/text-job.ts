import { alignLines, parseGold, parsePlainText } from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';
import { wrongState } from '../errors.js';
import type { TextRole } from '../storage/tables.js';
import { sourceText, type SourceText } from '../tasks/read-source-job.js';
import { textOf, type Upload } from '../uploads/upload.js';

export interface CampaignTextTask {
  readonly upload: Upload;
  readonly role: TextRole;
  /** The content of the source that it must match line by line. */
  readonly source: string | undefined;
}

/** Reads a text of a campaign. */
export async function readCampaignText({ upload, role, source }: CampaignTextTask): Promise<SourceText> {
  const { file } = upload;
  const text = await textOf(upload);
  // Gold files are stored as they are.
  if (role === 'gold') return { lines: parseGold(text, { file }).length, content: text };
  const lines = parsePlainText(text);
  checkCharacters(lines, file);
  if (role === 'source') return sourceText(lines, file);
  if (source === undefined) {
    throw wrongState('a source before other texts', 'none', 'Upload the source first: a sentence a line.');
  }
  return sourceText(alignLines(parsePlainText(source), lines, { file, goldFile: 'the source' }), file);
}
