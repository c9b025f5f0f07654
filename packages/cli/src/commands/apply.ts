import type { Command } from 'commander';
import { applyEdits, checkAnnotator, printPlainText, sentencesBy } from '@stet/core';
import { readGold } from '@stet/node';
import { parseCount } from '../options.js';
import { writeOutput } from '../print/write-output.js';

interface ApplyOptions {
  readonly gold: string;
  readonly annotator: number;
  readonly out: string;
}

export function addApplyCommand(program: Command): void {
  program
    .command('apply')
    .description("Make an annotator's edits, and print the corrected text, a sentence a line.")
    .requiredOption('--gold <file>', 'gold edits, "-" for standard input')
    .option('--annotator <id>', 'whose edits; where a sentence does not list it, the first one listed', parseCount, 0)
    .option('--out <file>', 'where to write', '-')
    .addHelpText(
      'after',
      `
Example:
  $ stet apply --gold gold.m2 --annotator 1 --out reference1.txt`,
    )
    .action(async ({ gold, annotator, out }: ApplyOptions) => {
      const sentences = await readGold(gold);
      checkAnnotator(annotator, sentences, gold);
      const texts = sentencesBy(annotator, sentences).map(({ source, annotations: [{ edits }] }) =>
        applyEdits(source, edits),
      );
      await writeOutput(out, printPlainText(texts));
    });
}
