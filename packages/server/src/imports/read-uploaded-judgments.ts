import {
  StetError,
  parseSeedaFolder,
  readJudgments,
  readNumberedJudgments,
  type FirstSentence,
  type OutputTexts,
  type Ranking,
} from '@stet/core/internal';
import { isTar, readTar, type UnpackedFile } from '../archive/read-tar.js';
import { bytesOf, textOf, type Upload } from '../uploads/upload.js';

export interface UploadedJudgments {
  /** A file of any format, or a tar file of the folder of SEEDA's step 1. */
  readonly judgments: Upload;
  /** The ranks that belong to SEEDA's step 1. */
  readonly ranks?: Upload | undefined;
  /** What the judgments count sentences from, if somebody said so. */
  readonly firstSentence?: FirstSentence | undefined;
}

export interface ReadJudgments {
  readonly rankings: readonly Ranking[];
  /** What could not be read as it was meant, or had to be found out, in words. */
  readonly warnings: readonly string[];
}

/**
 * Reads judgments that were uploaded. `outputs` are the lines of each system, which tell what sentences are counted from, and
 * by which pages of SEEDA are placed.
 */
export async function readUploadedJudgments(
  { judgments, ranks: ranksFile, firstSentence }: UploadedJudgments,
  outputs: OutputTexts,
): Promise<ReadJudgments> {
  const { file } = judgments;
  const bytes = await bytesOf(judgments);
  const ranks = ranksFile && readJudgments(await textOf(ranksFile), { file: ranksFile.file });
  const warnings: string[] = [];
  const options = { file, ranks, firstSentence, onWarning: (warning: string) => void warnings.push(warning) };
  if (!isTar(bytes)) {
    const read = readNumberedJudgments(await textOf({ ...judgments, bytes }), { ...options, outputs });
    if (read.note !== undefined) warnings.push(read.note);
    return { rankings: read.rankings, warnings };
  }
  const { pages, others } = filesIn(bytes, file);
  const textIn = ({ name, bytes: content }: UnpackedFile): Promise<string> =>
    textOf({ ...judgments, file: name, bytes: content });
  // SEEDA's release has two files of ranks; which of them is meant, only whoever gives one can say.
  const rankFiles = others.filter(({ name }) => name.endsWith('.xml'));
  const foundRanks =
    ranks === undefined && rankFiles.length === 1
      ? readJudgments(await textIn(rankFiles[0]), { file: rankFiles[0].name })
      : ranks;
  const sheets = await Promise.all(pages.map(async (page) => ({ path: page.name, text: await textIn(page) })));
  return { rankings: parseSeedaFolder(sheets, { ...options, outputs, ranks: foundRanks }), warnings };
}

/** `annotator1/0.txt` and so on, in the order of their numbers, and the other files. */
function filesIn(bytes: Uint8Array, file: string): { pages: UnpackedFile[]; others: UnpackedFile[] } {
  const files = readTar(bytes);
  if (files === undefined)
    throw badFolder(file, 'a whole tar file', 'one that is damaged or cut off', 'Pack it again.');
  const isPage = ({ name }: UnpackedFile): boolean => /(?:^|\/)[^/]+\/\d+\.txt$/u.test(name);
  const pages = files.filter(isPage).sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  if (pages.length === 0) {
    const remedy = 'Pack the folder that holds a folder for each judge.';
    throw badFolder(file, "files of SEEDA's step 1, such as annotator1/0.txt", 'none', remedy);
  }
  return { pages, others: files.filter((other) => !isPage(other)) };
}

function badFolder(file: string, expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_JUDGMENT', file, expected, found, remedy });
}
