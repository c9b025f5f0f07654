import {
  alignLines,
  parseGold,
  parsePlainText,
  parseSystem,
  skippedEdits,
  type StetErrorDetails,
} from '@stet/core/internal';
import { checkCharacters, checkNotM2 } from '../check-text.js';
import { wrongState } from '../errors.js';
import type { TextRole } from '../storage/tables.js';
import { sourceText, type SourceText } from '../tasks/read-source-job.js';
import { textOf, type Upload } from '../uploads/upload.js';

export interface CampaignTextTask {
  readonly upload: Upload;
  readonly role: Exclude<TextRole, 'gold'>;
  /** The content of the source that it must match line by line. */
  readonly source: string | undefined;
}

/** Reads a text of a campaign that is not a gold. */
export async function readCampaignText({ upload, role, source }: CampaignTextTask): Promise<SourceText> {
  const { file } = upload;
  const text = await textOf(upload);
  if (role === 'source') checkNotM2(text, file);
  const lines = role === 'system' ? parseSystem(text, { file }).lines : parsePlainText(text);
  checkCharacters(lines, file);
  if (role === 'source') return sourceText(lines, file);
  if (source === undefined) {
    throw wrongState('a source before other texts', 'none', 'Upload the source first: one sentence per line.');
  }
  return sourceText(alignLines(parsePlainText(source), lines, { file, goldFile: 'the source' }), file);
}

export interface CampaignGoldTask {
  readonly upload: Upload;
  readonly skipBadEdits: boolean;
}

export interface CampaignGold extends SourceText {
  /** What is wrong with each edit that does not count. */
  readonly skipped: readonly StetErrorDetails[];
}

/** Reads a gold of a campaign. It is stored as it is. */
export async function readCampaignGold({ upload, skipBadEdits }: CampaignGoldTask): Promise<CampaignGold> {
  const content = await textOf(upload);
  const sentences = parseGold(content, { file: upload.file, skipBadEdits });
  return { lines: sentences.length, content, skipped: skippedEdits(sentences) };
}
