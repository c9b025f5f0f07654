import type { Command } from 'commander';
import { badOption, goldTitles, type Reannotation } from '@stet/core/internal';
import { convertCorpora, openCorpus, openGold } from '@stet/node';
import { addAnalysisOptions, errantSettings, type AnalysisFlags } from '../../options/analysis-options.js';
import { addExamples, threadsOption } from '../../options/command-options.js';
import { destinationOption, formerDestination } from '../../options/destination-option.js';
import { skipOption } from '../../options/skip-option.js';
import { withProgress } from '../../print/progress.js';
import { writeConverted } from '../../print/write-converted.js';

interface M2Options extends AnalysisFlags {
  readonly auto?: string;
  readonly gold?: string;
  readonly min: boolean;
  readonly oldCats?: true;
  readonly strictOriginal?: true;
  readonly skipBadEdits?: true;
  readonly output: string;
  readonly threads?: number;
}

export function addErrantM2Command(errant: Command): void {
  const command = errant
    .command('m2')
    .description("Give the edits of a gold ERRANT's types, or ERRANT's edits, as errant_m2 does.")
    .option('--auto <file>', `extract edits again from the texts that these edits give: ${goldTitles}`)
    .option('--gold <file>', 'keep these edits, and type them again')
    .option('--no-min', 'with --gold: keep words at the ends of edits that they do not change')
    .option('--old-cats', 'with --gold: keep the types that edits have')
    .option('--strict-original', 'do as errant_m2 does, even where it loses edits or annotators')
    .addOption(skipOption())
    .addOption(destinationOption('file', 'where to write').default('-'))
    .addOption(formerDestination());
  addExamples(addAnalysisOptions(command).addOption(threadsOption()), [
    'stet errant m2 --auto gold.m2 --output gold.errant.m2',
    'stet errant m2 --gold gold.m2 --no-min --output gold.errant.m2',
  ]).action(annotateGold);
}

async function annotateGold(options: M2Options): Promise<void> {
  const { min, oldCats, strictOriginal, skipBadEdits, output, threads } = options;
  const { file, edits } = chosenGold(options);
  const reading = { skipBadEdits, strictOriginal };
  const corpus = await openCorpus({ basis: await openGold(file, reading), references: [], systems: [], ...reading });
  const reannotate = { edits, keepUnchanged: !min, keepTypes: oldCats, strictOriginal };
  const conversion = { to: 'm2', annotators: [], errant: { ...errantSettings(options), reannotate } } as const;
  await withProgress('Annotating', (onProgress) =>
    writeConverted(output, conversion, convertCorpora([corpus], conversion, { threads, onProgress })),
  );
}

function chosenGold({ auto, gold }: M2Options): { readonly file: string; readonly edits: Reannotation } {
  if (auto !== undefined && gold === undefined) return { file: auto, edits: 'auto' };
  if (gold !== undefined && auto === undefined) return { file: gold, edits: 'gold' };
  const found = auto === undefined ? 'neither' : 'both';
  throw badOption('either {{auto}} or {{gold}}', found, '{{auto}} extracts edits again, {{gold}} keeps them.');
}
