import { InvalidArgumentError, type Command } from 'commander';
import {
  JUDGED_BY,
  exactRepeats,
  judgmentFormatNames,
  judgmentFormats,
  judgesOf,
  parseSentenceList,
  rankingsBy,
  selectRankings,
  titleList,
  type FirstSentence,
  type JudgedBy,
  type JudgmentFormatName,
  type Numbering,
  type OutputTexts,
  type Ranking,
} from '@stet/core/internal';
import { readJudgmentFile, readNumberedJudgmentFile, readText } from '@stet/node';
import { collect, optionalChoice, parseCount, parseShare, splitNames } from './command-options.js';
import { say } from '../print/terminal.js';

export const JUDGMENT_FILE = `judgments: ${titleList(judgmentFormats)}; "-" for standard input`;

/** Which judgments a command reads, and how. */
export interface JudgmentOptions {
  readonly from?: JudgmentFormatName;
  readonly firstSentence?: FirstSentence;
  readonly sentences?: string;
  readonly judge?: readonly string[];
  readonly withoutJudge?: readonly string[];
  readonly judgedBy?: JudgedBy;
  readonly systems?: readonly string[];
  readonly ranks?: string;
  readonly systemTexts?: readonly string[];
}

/** Adds the options of every command that reads judgments. */
export function addJudgmentOptions(command: Command): Command {
  return addJudgeOptions(command).option('--systems <names>', 'only these systems, separated by commas', splitNames);
}

/** The same without `--systems`. */
export function addJudgeOptions(command: Command): Command {
  return command
    .addOption(
      optionalChoice('--from <format>', 'the format of the judgments (default: by their content)', judgmentFormatNames),
    )
    .option(
      '--first-sentence <number>',
      'what the judgments count sentences from, 0 or 1 (default: what the outputs show, or the format does)',
      parseFirstSentence,
    )
    .option('--sentences <file>', 'where outputs are a selection: the number of each sentence, as the judgments count')
    .option('--judge <name>', 'only the judgments of this judge; may be given several times', collect)
    .option('--without-judge <name>', 'all but the judgments of this judge; may be given several times', collect)
    .addOption(
      optionalChoice(
        '--judged-by <kind>',
        'whose judgments count (default: people, where the file tells models from them)',
        JUDGED_BY,
      ),
    );
}

/** Adds what SEEDA's step 1 lacks: ranks and, in its text form, the texts that tell which item a page is about. */
export function addStepOneOptions(command: Command): Command {
  return command
    .option('--ranks <file>', "seeda: the ranks of the same items, which step 1 has not: SEEDA's judgments_edit.xml")
    .option(
      '--system-texts <folder>',
      'the outputs of the systems, which show what sentences are counted from; needed for seeda as a folder',
      collect,
    );
}

/** How bootstrap intervals are drawn. */
export interface ResampleOptions {
  readonly resamples: number;
  readonly confidence: number;
  readonly seed: number;
}

export function addResampleOptions(command: Command): Command {
  return command
    .option('--resamples <count>', 'bootstrap resamples, for intervals; 0 for none', parseCount, 1000)
    .option('--confidence <share>', 'of the intervals', parseShare, 0.95)
    .option('--seed <number>', 'of the resamples', parseCount, 1);
}

/** Reads the judgments that the options select. */
export async function readRankings(file: string, options: JudgmentOptions): Promise<readonly Ranking[]> {
  return (await readNumberedRankings(file, options)).rankings;
}

/** Judgments, and how their sentences were found. */
export interface NumberedRankings {
  readonly rankings: readonly Ranking[];
  readonly numbering: Numbering;
}

/** Reads the judgments that the options select, and finds their sentences among `outputs`, if these are at hand. */
export async function readNumberedRankings(
  file: string,
  options: JudgmentOptions,
  outputs?: OutputTexts,
): Promise<NumberedRankings> {
  const { from, firstSentence, sentences, judge, withoutJudge, systems, ranks, systemTexts } = options;
  const { rankings, numbering, note } = await readNumberedJudgmentFile(file, {
    ...{ format: from, firstSentence, systemTexts, outputs },
    sentences: sentences === undefined ? undefined : parseSentenceList(await readText(sentences), sentences),
    ranks: ranks === undefined ? undefined : await readJudgmentFile(ranks),
    onWarning: (warning) => say(`${file}: ${warning}`),
  });
  if (note !== undefined) say(`${file}: ${note}.`);
  if (rankings.length === 0) say(`${file} has no judgments.`);
  const repeats = exactRepeats(rankings);
  if (repeats.length > 0) {
    const [{ judge: name, sentence }] = repeats;
    say(
      `${file}: ${repeats.length} of ${rankings.length} judgments are the same as an earlier one, time included; ` +
        `the first is by ${name}, for sentence ${sentence}. Were files joined that hold the same judgments?`,
    );
  }
  const counted = judgesThatCount(file, rankings, options);
  return { rankings: selectRankings(counted, { judges: judge, withoutJudges: withoutJudge, systems }), numbering };
}

/** Says so where models are left out that nobody has named. */
function judgesThatCount(
  file: string,
  rankings: readonly Ranking[],
  { judgedBy, judge }: JudgmentOptions,
): readonly Ranking[] {
  if (judge !== undefined) return rankingsBy(rankings, judgedBy ?? 'all');
  const counted = rankingsBy(rankings, judgedBy);
  if (judgedBy === undefined && counted.length < rankings.length) {
    const models = judgesOf(rankingsBy(rankings, 'models')).join(', ');
    say(`${file}: the judgments of models (${models}) are left out; count them with --judged-by all.`);
  }
  return counted;
}

function parseFirstSentence(text: string): FirstSentence {
  if (text !== '0' && text !== '1') throw new InvalidArgumentError('It must be 0 or 1');
  return text === '0' ? 0 : 1;
}
