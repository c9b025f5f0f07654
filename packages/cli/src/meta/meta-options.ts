import { InvalidArgumentError, type Command } from 'commander';
import { metaSections, type MetaSection } from '@stet/core/internal';
import {
  addJudgmentOptions,
  addResampleOptions,
  type JudgmentOptions,
  type ResampleOptions,
} from '../options/judgment-options.js';
import { addProgramOptions, type ProgramFlags } from '../options/program-options.js';
import { addScoringOptions, type ScoringOptions } from '../options/scoring-options.js';
import { collect, parseChoices, parseCount } from '../options/command-options.js';
import { addReportOptions, type ReportOptions } from '../report/report-options.js';

export interface MetaFlags extends ScoringOptions, ProgramFlags, JudgmentOptions, ResampleOptions, ReportOptions {
  readonly judgments?: string;
  readonly human?: string;
  readonly scores?: readonly string[];
  readonly sentenceScores?: readonly string[];
  readonly precisionRecall?: readonly string[];
  readonly without?: readonly string[];
  readonly section?: readonly MetaSection[];
  readonly betaSweep?: true;
  readonly window?: readonly number[];
  readonly details?: true;
  readonly threads?: number;
}

/** What is shown unless --section says otherwise. */
const DEFAULT_SECTIONS: readonly MetaSection[] = ['correlations', 'ceiling', 'tests', 'taus'];

export function addMetaOptions(command: Command): Command {
  command
    .option('--judgments <file>', 'human judgments, in any format that stet reads')
    .option('--human <file>', 'human scores of systems (default: Expected Wins of the judgments)')
    .option('--scores <file>', 'scores of systems by metrics: FILE, NAME=FILE or a folder; may be repeated', collect)
    .option('--sentence-scores <file>', 'scores of sentences by metrics; may be repeated', collect)
    .option('--precision-recall <file>', 'precision and recall of systems, for --beta-sweep; may be repeated', collect)
    .option('--without <system>', 'leave out this system; may be given several times', collect)
    .option(
      '--section <names>',
      `what to show, separated by commas: ${metaSections.join(', ')}, or all (default: ${DEFAULT_SECTIONS.join(', ')})`,
      parseSections,
    )
    .option('--beta-sweep', 'also show for which beta the F of m2 agrees best with people')
    .option('--window <sizes>', 'how many neighbours a window holds, separated by commas (default: 4,8)', parseSizes)
    .option('--details', 'show every test, and every beta, on a line of its own');
  return addReportOptions(addResampleOptions(addJudgmentOptions(addProgramOptions(addScoringOptions(command))))).option(
    '--threads <count>',
    'threads for scoring (default: one for each core)',
    parseCount,
  );
}

/** The sections to show. */
export function shownSections({
  section = DEFAULT_SECTIONS,
  betaSweep,
  precisionRecall,
}: MetaFlags): readonly MetaSection[] {
  const swept = betaSweep === true || precisionRecall !== undefined;
  return metaSections.filter((name) => section.includes(name) || (swept && name === 'beta-sweep'));
}

function parseSections(text: string, previous: readonly MetaSection[] = []): readonly MetaSection[] {
  if (text === 'all') return metaSections;
  const message = `The sections are ${metaSections.join(', ')}, and all`;
  return [...previous, ...parseChoices(text, metaSections, () => message)];
}

const FEWEST_IN_WINDOW = 3;

function parseSizes(text: string): readonly number[] {
  return text.split(',').map((number) => {
    const size = parseCount(number);
    if (size < FEWEST_IN_WINDOW) throw new InvalidArgumentError('A window holds 3 or more systems');
    return size;
  });
}
