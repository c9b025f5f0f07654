import { InvalidArgumentError, type Command } from 'commander';
import {
  AGGREGATIONS,
  metaSections,
  namedSets,
  pairwiseMethods,
  type Aggregation,
  type MetaSection,
  type PairwiseMethodName,
} from '@stet/core/internal';
import {
  addJudgmentOptions,
  addResampleOptions,
  type JudgmentOptions,
  type ResampleOptions,
} from '../options/judgment-options.js';
import { addProgramOptions, type ProgramFlags } from '../options/program-options.js';
import { addScoringOptions, type ScoringOptions } from '../options/scoring-options.js';
import { choiceOption, collect, parseChoices, parseCount } from '../options/command-options.js';
import { addReportOptions, type ReportOptions } from '../report/report-options.js';

export interface MetaFlags extends ScoringOptions, ProgramFlags, JudgmentOptions, ResampleOptions, ReportOptions {
  readonly judgments?: readonly string[];
  readonly human?: readonly string[];
  readonly scores?: readonly string[];
  readonly sentenceScores?: readonly string[];
  readonly precisionRecall?: readonly string[];
  readonly aggregation: Aggregation;
  readonly without?: readonly string[];
  readonly humanMethod: PairwiseMethodName;
  readonly set?: readonly string[];
  readonly sentinels: boolean;
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
    .option(
      '--judgments <file>',
      'human judgments, in any format that stet reads: FILE or NAME=FILE; may be repeated, each file for itself',
      collect,
    )
    .option('--human <file>', 'human scores of systems (default: from the judgments); once for each judgments', collect)
    .addOption(
      choiceOption('--human-method <name>', 'how judgments become human scores of systems', [
        ...Object.keys(pairwiseMethods),
      ]),
    )
    .option(
      '--set <set>',
      `evaluate this set of systems: ${namedSets.join(', ')} as in SEEDA, NAME=A,B,C, or NAME=-A,-B for all but these; may be repeated`,
      collect,
    )
    .option(
      '--no-sentinels',
      'without metrics that know nothing of grammar: length, and whether a sentence is unchanged',
    )
    .option('--scores <file>', 'scores of systems by metrics: FILE, NAME=FILE or a folder; may be repeated', collect)
    .option('--sentence-scores <file>', 'scores of sentences by metrics; may be repeated', collect)
    .option('--precision-recall <file>', 'precision and recall of systems, for --beta-sweep; may be repeated', collect)
    .addOption(
      choiceOption(
        '--aggregation <name>',
        "how a metric's sentence scores become scores of systems: as the metric says (corpus), their mean, or a rating of who beats whom on each sentence",
        AGGREGATIONS,
      ),
    )
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
