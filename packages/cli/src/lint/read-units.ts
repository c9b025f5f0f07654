import { basename } from 'node:path';
import { badOption, blocksOf, injectErrors, printM2, printTokenisedTexts, textsOfGold } from '@stet/core/internal';
import { readGold, writeFiles } from '@stet/node';
import type { TextUnit } from '@stet/checkers';
import type { LintRunOptions } from './run-options.js';

/** The texts that the options name, as units; with injected errors, if asked for. */
export async function readUnits(texts: readonly string[], options: LintRunOptions): Promise<TextUnit[]> {
  const { gold, inject } = options;
  const units = gold === undefined ? await readTextUnits(texts, options) : await readGoldUnits(gold, options);
  return inject === undefined ? units : injectInto(units, inject, options);
}

/** Texts, a gold or sentences with demands: one of them. */
export function checkWhatIsAsked(texts: readonly string[], { gold, must, inject, recheck }: LintRunOptions): void {
  const named = [texts.length > 0, gold !== undefined, must !== undefined].filter(Boolean).length;
  if (named !== 1) {
    const found = named === 0 ? 'none of them' : 'several';
    throw badOption('texts, --gold FILE or --must FILE', found, 'Name what to check, in one way.');
  }
  if (must !== undefined && (inject !== undefined || recheck !== undefined)) {
    const flag = inject === undefined ? '--recheck' : '--inject';
    throw badOption(
      '--must alone',
      `--must with ${flag}`,
      `Leave out ${flag}: suggestions are asked about in any case.`,
    );
  }
}

async function readTextUnits(texts: readonly string[], options: LintRunOptions): Promise<TextUnit[]> {
  const { readTexts } = await import('@stet/checkers');
  const language = { auto: undefined, markdown: 'markdown', none: 'plaintext' } as const;
  const { unit, register, markup } = options;
  return readTexts(texts, { unit, register, language: language[markup] });
}

async function readGoldUnits(file: string, options: LintRunOptions): Promise<TextUnit[]> {
  const { detokenise, skipBadEdits, register } = options;
  const { plainProse } = await import('@stet/checkers');
  const sentences = await readGold(file, { skipBadEdits });
  return textsOfGold(basename(file), sentences, { detokenise: detokenise === true }).map(({ unit, text }) => ({
    unit,
    register,
    prose: plainProse(text),
  }));
}

/** Texts with markup are left out: an error there may be none of the language. */
async function injectInto(units: readonly TextUnit[], file: string, { seed }: LintRunOptions): Promise<TextUnit[]> {
  const { plainProse } = await import('@stet/checkers');
  const plain = units.filter(({ prose }) => prose.masks.length === 0);
  const registers = new Map(plain.map(({ unit, register }) => [unit, register]));
  const injected = injectErrors(
    plain.map(({ unit, prose }) => ({ unit, text: prose.text })),
    { seed },
  );
  await writeFiles([
    { file, text: printM2(blocksOf(injected.map(({ sentence }) => sentence))) },
    { file: tokensBeside(file), text: printTokenisedTexts(injected.map(({ text }) => text)) },
  ]);
  return injected.map(({ text: { unit, text } }) => ({ unit, register: registers.get(unit), prose: plainProse(text) }));
}

/** `injected.tokens.jsonl` for `injected.m2`. */
function tokensBeside(file: string): string {
  return `${file.replace(/\.m2$/u, '')}.tokens.jsonl`;
}
