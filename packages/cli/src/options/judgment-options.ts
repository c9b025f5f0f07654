import { InvalidArgumentError, type Command } from 'commander';
import {
  exactRepeats,
  judgmentFormatNames,
  judgmentFormats,
  selectRankings,
  titleList,
  type JudgmentFormatName,
  type Ranking,
} from '@stet/core/internal';
import { readJudgmentFile } from '@stet/node';
import { collect, optionalChoice, parseCount, parseShare, splitNames } from './command-options.js';
import { say } from '../print/terminal.js';

export const JUDGMENT_FILE = `judgments: ${titleList(judgmentFormats)}; "-" for standard input`;

/** Which judgments a command reads, and how. */
export interface JudgmentOptions {
  readonly from?: JudgmentFormatName;
  readonly firstSentence?: 0 | 1;
  readonly judge?: readonly string[];
  readonly withoutJudge?: readonly string[];
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
      'wmt-csv, seeda: the number of the first sentence, 0 or 1 (default: 0 in rows of two systems, else 1)',
      parseFirstSentence,
    )
    .option('--judge <name>', 'only the judgments of this judge; may be given several times', collect)
    .option('--without-judge <name>', 'all but the judgments of this judge; may be given several times', collect);
}

/** Adds what SEEDA's step 1 lacks: ranks and, in its text form, the texts that tell which item a page is about. */
export function addStepOneOptions(command: Command): Command {
  return command
    .option('--ranks <file>', "seeda: the ranks of the same items, which step 1 has not: SEEDA's judgments_edit.xml")
    .option('--system-texts <folder>', 'seeda, as a folder of text files: the outputs of the systems', collect);
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
  const { from, firstSentence, judge, withoutJudge, systems, ranks, systemTexts } = options;
  const rankings = await readJudgmentFile(file, {
    ...{ format: from, firstSentence, systemTexts },
    ranks: ranks === undefined ? undefined : await readJudgmentFile(ranks),
    onWarning: (warning) => say(`${file}: ${warning}`),
  });
  if (rankings.length === 0) say(`${file} has no judgments.`);
  const repeats = exactRepeats(rankings);
  if (repeats.length > 0) {
    const [{ judge: name, sentence }] = repeats;
    say(
      `${file}: ${repeats.length} of ${rankings.length} judgments are the same as an earlier one, time included; ` +
        `the first is by ${name}, for sentence ${sentence}. Were files joined that hold the same judgments?`,
    );
  }
  return selectRankings(rankings, { judges: judge, withoutJudges: withoutJudge, systems });
}

function parseFirstSentence(text: string): 0 | 1 {
  if (text !== '0' && text !== '1') throw new InvalidArgumentError('It must be 0 or 1');
  return text === '0' ? 0 : 1;
}
