import { StetError } from '../../../error.js';
import type { Findings, InputText } from '../../../formats/corpus-format.js';
import { badJudgment } from '../../bad-judgment.js';
import type { OutputTexts } from '../../numbering/shared-outputs.js';
import type { Ranking } from '../../ranking.js';
import { lostOf, type JudgmentFile, type JudgmentFormat, type JudgmentParseOptions } from '../judgment-format.js';
import { printJudgmentXml } from '../xml.js';
import { parseBracketed } from './bracketed.js';
import { joinRanks } from './join-ranks.js';
import type { PlacedSheet } from './placed-sheet.js';
import { placeSheets } from './place-sheets.js';
import { hasEdits, printSheets, sheetOf } from './print-sheets.js';
import { SHEET_HEAD, parseSheet } from './sheet.js';
import { parseStepOneLines } from './step-one-lines.js';

/** In SEEDA's files the sentences are counted from here. */
export const SEEDA_FIRST_SENTENCE = 1;

function parseSeeda(text: string, options: JudgmentParseOptions): Ranking[] {
  if (text.trimStart().startsWith(SHEET_HEAD)) {
    throw badJudgment(
      { file: options.file, line: 1 },
      "a folder of SEEDA's step 1, with a folder for each judge",
      'a single page, which names neither judge nor systems',
      'Give the folder.',
    );
  }
  const ranks = requireRanks(options);
  return join(parseStepOneLines(text, options.file), ranks, options);
}

/** The files of a released step 1, and the lines of each system. */
export interface SeedaFolderOptions extends JudgmentParseOptions {
  readonly outputs: OutputTexts;
}

/** Reads the released files of step 1: `annotator1/0.txt` and so on, where the folder is the name of the judge. */
export function parseSeedaFolder(files: readonly JudgmentFile[], options: SeedaFolderOptions): Ranking[] {
  const { outputs, firstSentence = SEEDA_FIRST_SENTENCE, onWarning } = options;
  const ranks = requireRanks(options);
  const sheets = files.map(({ path, text }) => {
    const [judge = ''] = path.split('/').slice(-2, -1);
    return { sheet: parseSheet(text, { file: path }), judge: decodeURIComponent(judge), file: path };
  });
  const { placed, twins } = placeSheets(sheets, ranks, outputs, firstSentence);
  if (twins > 0) onWarning?.(`${twins} pages fit more than one item of their judge; these are taken in order`);
  return join(placed, ranks, options);
}

function requireRanks({ file, ranks }: JudgmentParseOptions): readonly Ranking[] {
  if (ranks !== undefined) return ranks;
  throw badJudgment(
    { file },
    "the ranks that belong to SEEDA's step 1, which has none",
    'no file of ranks',
    'Give them as {{ranks}}: judgments_edit.xml of SEEDA.',
  );
}

function join(
  sheets: readonly PlacedSheet[],
  ranks: readonly Ranking[],
  { firstSentence = SEEDA_FIRST_SENTENCE, onWarning }: JudgmentParseOptions,
): Ranking[] {
  const { rankings, warnings } = joinRanks(sheets, ranks, firstSentence);
  for (const warning of warnings) onWarning?.(warning);
  return [...rankings];
}

/** A page names no judge; JSON Lines name judges and systems. */
function inspectSeeda({ file, text }: InputText): Findings {
  const isPage = text.trimStart().startsWith(SHEET_HEAD);
  const sheets = isPage ? [parseSheet(text, { file })] : parseStepOneLines(text, file).map(({ sheet }) => sheet);
  const read = sheets.flatMap(({ corrections }) => corrections.map(parseBracketed));
  const edits = read.reduce((sum, correction) => sum + correction.edits.length, 0);
  const malformed = read.reduce((sum, correction) => sum + correction.malformed, 0);
  const count = sheets.length === 1 ? '1 page' : `${sheets.length} pages`;
  return { summary: `${count}, ${edits} edits, ${malformed} malformed brackets` };
}

/** The released step 1 beside the ranks: a page for each ranking whose edits were judged, and an export of Appraise. */
function printSeeda(
  rankings: readonly Ranking[],
  source: readonly string[] | undefined,
  firstSentence: number,
): JudgmentFile[] {
  if (source === undefined) {
    throw new StetError({
      code: 'UNPRINTABLE',
      expected: "the source sentences, which SEEDA's files repeat",
      found: 'none',
      remedy: 'Give them as {{source}}.',
    });
  }
  const numbered = rankings.map((ranking) => ({ ...ranking, sentence: ranking.sentence + firstSentence }));
  return [
    { path: 'judgments.xml', text: printJudgmentXml(numbered) },
    ...printSheets(rankings, source).map(({ path, text }) => ({ path: `step1/${path}`, text })),
  ];
}

const says = (verdict: string | null): ((ranking: Ranking) => boolean) => {
  return ({ outputs }) => outputs.some(({ edits = [] }) => edits.some((edit) => edit.verdict === verdict));
};

/** The pages of SEEDA's step 1 (Kobayashi et al. 2024), with the ranks of its step 2 in a file of their own. */
export const seeda: JudgmentFormat<'seeda'> = {
  name: 'seeda',
  title: "SEEDA's step 1",
  detect: (head) => (/^\{\s*"annotator"/u.test(head) || head.startsWith(SHEET_HEAD) ? 'certain' : 'no'),
  parse: parseSeeda,
  usualFirstSentence: () => SEEDA_FIRST_SENTENCE,
  inspect: inspectSeeda,
  printFolder: (rankings, { source, firstSentence = SEEDA_FIRST_SENTENCE }) =>
    printSeeda(rankings, source, firstSentence),
  loses: (rankings, { source = [] }) => [
    ...lostOf(rankings, ({ judgeKind }) => judgeKind !== undefined, 'that the judge is a model'),
    ...lostOf(rankings, says('unnecessary'), 'whether an edit is wrong or unnecessary, both of which are False'),
    ...lostOf(
      rankings,
      (ranking) => hasEdits(ranking) && sheetOf(ranking, source) === undefined,
      'edits that have no place in the source, or text with [, ], → or |',
    ),
    ...lostOf(
      rankings,
      ({ missed, ...ranking }) => missed !== undefined && !hasEdits(ranking),
      'the errors marked in the source',
    ),
  ],
};
