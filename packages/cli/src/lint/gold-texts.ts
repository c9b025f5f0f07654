import { basename } from 'node:path';
import type { Command } from 'commander';
import {
  badOption,
  goldTexts,
  goldTitles,
  namedAsIn,
  parseTokenisedTexts,
  textsOfGold,
  type GoldText,
  type LintRun,
  type TokenisedText,
} from '@stet/core/internal';
import { readGold, readText } from '@stet/node';
import { skipOption } from '../options/skip-option.js';

/** How the gold of some texts is given. */
export interface GoldTextOptions {
  readonly gold?: string;
  readonly tokens?: string;
  readonly detokenise?: true;
  readonly skipBadEdits?: true;
}

export function addGoldTextOptions(command: Command): Command {
  return command
    .option('--gold <file>', `gold edits of some of the texts: ${goldTitles}; texts without a gold count as right`)
    .option('--tokens <file>', 'the texts of the gold with the spans of their tokens (JSON Lines)')
    .option('--detokenise', 'the texts of the gold are its CoNLL tokens joined into plain text')
    .addOption(skipOption());
}

/** The sentences of the gold with the texts that the checker saw. */
export async function readGoldTexts({ gold, tokens, detokenise, skipBadEdits }: GoldTextOptions): Promise<GoldText[]> {
  if (gold === undefined) {
    if (tokens === undefined && detokenise === undefined) return [];
    const flag = tokens === undefined ? '--detokenise' : '--tokens';
    throw badOption(`--gold with ${flag}`, `${flag} alone`, 'Name the gold, or leave it out.');
  }
  if (tokens !== undefined && detokenise === true) {
    throw badOption('--tokens or --detokenise', 'both', 'Leave one of them out.');
  }
  const sentences = await readGold(gold, { skipBadEdits });
  const texts: TokenisedText[] =
    tokens === undefined
      ? textsOfGold(basename(gold), sentences, { detokenise: detokenise === true })
      : parseTokenisedTexts(await readText(tokens), { file: tokens });
  return goldTexts(texts, sentences, tokens ?? gold);
}

/** The gold under the names of the run; a gold that the run knows nothing of is a mistake. */
export function namedGold(golds: readonly GoldText[], run: LintRun): GoldText[] {
  const texts = namedAsIn(
    golds.map(({ text }) => text),
    run,
  );
  const units = new Set(run.checks.map(({ unit }) => unit));
  if (texts.length > 0 && !texts.some(({ unit }) => units.has(unit))) {
    const remedy = 'Check the texts of this gold, with --tokens or --detokenise as they were joined.';
    throw badOption(`texts of the gold in the run, such as ${texts[0].unit}`, run.checks.at(0)?.unit ?? 'none', remedy);
  }
  return golds.map(({ sentence }, at) => ({ sentence, text: texts[at] }));
}
