import type { Command } from 'commander';
import { applyEdits, printPlainText, type Sentence } from '@stet/core';
import { readGold, writeWhole } from '@stet/node';
import { parseCount } from '../options.js';
import { checkAnnotator } from './read.js';

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
      await writeWhole(out, printPlainText(sentences.map((sentence) => corrected(sentence, annotator))));
    });
}

function corrected({ source, annotations }: Sentence, annotator: number): string {
  const own = annotations.find((annotation) => annotation.annotator === annotator) ?? annotations[0];
  return applyEdits(source, own.edits);
}
