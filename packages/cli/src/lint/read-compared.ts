import {
  SharedStrings,
  diffRuns,
  matchText,
  mergeRuns,
  signatureOf,
  type GoldText,
  type Lint,
  type LintDiff,
  type LintRun,
  type MatchedText,
} from '@stet/core/internal';
import { checkStandardInput, readLints, readText, shortHash, type LintFileOptions } from '@stet/node';
import { withProgress } from '../print/progress.js';
import type { CompareRunsOptions } from './compare-options.js';
import { namedGold, readGoldTexts } from './gold-texts.js';
import { hashRun } from './hash-run.js';

/** Two versions of a checker, compared. */
export interface ComparedVersions {
  readonly before: LintRun;
  readonly now: LintRun;
  readonly diff: LintDiff;
  /** The texts of the gold that both runs answered, matched with the lints of each. */
  readonly matched: { readonly before: readonly MatchedText[]; readonly now: readonly MatchedText[] };
  readonly signature: string;
}

/** Reads the runs that the options name and compares them; `clean` says that texts without a gold are right. */
export function readCompared(
  files: readonly string[],
  options: CompareRunsOptions,
  clean: boolean,
): Promise<ComparedVersions> {
  return withProgress('Comparing', (onProgress) => compareFiles(files, options, clean, onProgress));
}

/** Comparing takes about as long as reading so many files. */
const COMPARING_STEPS = 2;

async function compareFiles(
  files: readonly string[],
  options: CompareRunsOptions,
  clean: boolean,
  onProgress: (done: number, total: number) => void,
): Promise<ComparedVersions> {
  const { baseline, again = [], gold, tokens, resamples, seed, confidence } = options;
  checkStandardInput([...files, ...baseline, ...again, gold, tokens].filter((file) => file !== undefined));
  const golds = await readGoldTexts(options);
  const texts = new Map(golds.map(({ text }) => [text.unit, text.text]));
  const runs = [baseline, files, ...again.map((file) => [file])];
  const read: ReadRun[] = [];
  // Two versions say mostly the same of the same texts.
  const shared = new SharedStrings();
  const steps = runs.flat().length + COMPARING_STEPS;
  let step = 0;
  for (const names of runs) {
    const onRead = (done: number): void => onProgress(step + done, steps);
    read.push(await readRun(names, { texts, run: options.run, shared, onProgress: onRead }, () => step++));
  }
  const [before, now, ...repeated] = read;
  const named = { before: namedGold(golds, before.run), now: namedGold(golds, now.run) };
  const matched = { before: matchRun(before.run, named.before), now: matchRun(now.run, named.now) };
  const isRight = new Map<Lint, boolean>();
  for (const { lints } of [...matched.before, ...matched.now]) {
    for (const { lint, detected } of lints) isRight.set(lint, detected);
  }
  const goldUnits = new Set([...named.before, ...named.now].map(({ text }) => text.unit));
  const diff = diffRuns(before.run, now.run, {
    again: repeated.map(({ run }) => run),
    judge: ({ lint }) => {
      const right = isRight.get(lint);
      return right === undefined ? 'unknown' : right ? 'right' : 'wrong';
    },
    isClean: ({ check }) => clean && !goldUnits.has(check.unit),
    onProgress: (done) => onProgress(step + COMPARING_STEPS * done, steps),
    ...{ resamples, seed, confidence },
  });
  return {
    ...{ before: before.run, now: now.run, diff, matched: onlyCompared(matched, diff) },
    signature: signatureOf('lint-diff', [
      `before:${before.hash}`,
      `now:${now.hash}`,
      ...(repeated.length === 0 ? [] : [`again:${repeated.map(({ hash }) => hash).join('+')}`]),
      ...(gold === undefined ? [] : [`gold:${shortHash(await readText(gold))}`]),
      `clean:${clean ? 'yes' : 'no'}`,
      ...[`resamples:${resamples}`, `seed:${seed}`, `confidence:${confidence}`],
    ]),
  };
}

interface ReadRun {
  readonly run: LintRun;
  /** Of what decides the numbers. */
  readonly hash: string;
}

async function readRun(files: readonly string[], options: LintFileOptions, onFile: () => void): Promise<ReadRun> {
  const runs: LintRun[] = [];
  for (const file of files) {
    runs.push(await readLints(file, options));
    onFile();
  }
  const { checks, ...run } = mergeRuns(runs, files);
  return {
    run: {
      ...run,
      checks: checks.map((check) => {
        const text = check.text ?? options.texts?.get(check.unit);
        return text === undefined ? check : { ...check, text };
      }),
    },
    hash: runs.map(hashRun).join('+'),
  };
}

function matchRun({ checks }: LintRun, golds: readonly GoldText[]): MatchedText[] {
  const byUnit = new Map(checks.map((check) => [check.unit, check]));
  return golds.flatMap((gold) => {
    const check = byUnit.get(gold.text.unit);
    return check === undefined ? [] : [matchText(gold, check.lints)];
  });
}

/** Texts that only one of the runs answered would make two versions look different that are not. */
function onlyCompared(matched: ComparedVersions['matched'], { compared }: LintDiff): ComparedVersions['matched'] {
  const [before, now] = [matched.before, matched.now].map((texts) => new Map(texts.map((text) => [text.unit, text])));
  const pairs = compared.flatMap((pair) => {
    const [old, current] = [before.get(pair.before.unit), now.get(pair.now.unit)];
    return old === undefined || current === undefined ? [] : [{ old, current }];
  });
  return { before: pairs.map(({ old }) => old), now: pairs.map(({ current }) => current) };
}
