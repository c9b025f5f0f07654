import type { Command } from 'commander';
import { badOption, granularities, units, type Granularity, type Unit } from '@stet/core/internal';
import { checkStandardInput, convertCorpora, openCorpus, openSources } from '@stet/node';
import { addAnalysisOptions, errantSettings, type AnalysisFlags } from '../options/analysis-options.js';
import { addExamples, choiceOption, optionalChoice, threadsOption } from '../options/command-options.js';
import { destinationOption, formerDestination } from '../options/destination-option.js';
import { writeConverted } from '../print/write-converted.js';
import { withProgress } from '../print/progress.js';

const editTypes = ['operation', 'errant'] as const;

interface ExtractOptions extends AnalysisFlags {
  readonly source: string;
  readonly types: (typeof editTypes)[number];
  readonly granularity?: Granularity;
  readonly unit?: Unit;
  readonly emptyDeletions?: true;
  readonly output: string;
  readonly threads?: number;
}

export function addExtractCommand(program: Command): void {
  const command = program
    .command('extract')
    .description('Make gold edits (M2) from source sentences and one or more corrected texts.')
    .argument('<corrected...>', 'corrected texts, one sentence per line; the first becomes annotator 0')
    .requiredOption('--source <file>', 'source sentences, one per line')
    .addOption(choiceOption('--types <kind>', "M, R and U alone, or ERRANT's edits and types", editTypes))
    .addOption(
      optionalChoice(
        '--granularity <kind>',
        'whole changed stretches, or single words (default: "stretch"); ERRANT has its own',
        granularities,
      ),
    )
    .addOption(
      optionalChoice(
        '--unit <name>',
        'what texts are cut into (default: "word"): words that the platform finds in text without blanks (segment), or characters, which gives ChERRANT\'s M2',
        units,
      ),
    )
    .option('--empty-deletions', 'write deletions as an empty field, as the official files and ERRANT do')
    .addOption(destinationOption('file', 'where to write').default('-'))
    .addOption(formerDestination());
  addExamples(addAnalysisOptions(command).addOption(threadsOption()), [
    'stet extract --source source.txt --output gold.m2 corrected0.txt corrected1.txt',
    'stet extract --unit character --source source.zh.txt --output gold.m2.char corrected.zh.txt',
    'stet extract --types errant --source source.txt --output gold.m2 corrected0.txt',
  ]).action(extract);
}

async function extract(corrected: string[], options: ExtractOptions): Promise<void> {
  const { source, types, granularity, unit, emptyDeletions, output, threads } = options;
  if (types === 'errant' && granularity !== undefined) {
    throw badOption("{{granularity}} without ERRANT's types", granularity, 'Say {{merge}} for those.');
  }
  if (unit === 'character' && (types === 'errant' || granularity !== undefined)) {
    throw badOption(
      '{{unit}} character without {{types}} errant and {{granularity}}',
      'both',
      'Leave one of them out.',
    );
  }
  checkStandardInput([source, ...corrected]);
  const corpus = await openCorpus({ basis: await openSources(source), references: corrected, systems: [] });
  const errant = types === 'errant' ? { ...errantSettings(options), everyLine: true } : undefined;
  const annotators = corrected.map((_, annotator) => annotator);
  const to = unit === 'character' ? 'cherrant' : 'm2';
  const conversion = { to, granularity, unit, emptyDeletions, annotators, errant } as const;
  await withProgress('Extracting', (onProgress) =>
    writeConverted(output, conversion, convertCorpora([corpus], conversion, { threads, onProgress })),
  );
}
