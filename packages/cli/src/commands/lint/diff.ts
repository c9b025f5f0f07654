import type { Command } from 'commander';
import { diffDocument } from '@stet/core/internal';
import { addCompareRunsOptions, type CompareRunsOptions } from '../../lint/compare-options.js';
import { readCompared } from '../../lint/read-compared.js';
import { addExamples, parseCount } from '../../options/command-options.js';
import { diffTables } from '../../print/lints/diff-tables.js';
import { comparedNames, diffWords } from '../../print/lints/diff-words.js';
import { lintDiffPage } from '../../report/lints/diff-page.js';
import { addReportOptions, present, type ReportOptions } from '../../report/report-options.js';

interface LintDiffOptions extends CompareRunsOptions, ReportOptions {
  readonly clean?: true;
  readonly top: number;
}

export function addLintDiffCommand(lint: Command): void {
  const command = lint
    .command('diff')
    .description('Compare two versions of a checker: which lints came, went, changed or moved, and of which rules.');
  addCompareRunsOptions(command)
    .option('--clean', 'texts without a gold are right: each lint in them is a false alarm (always so with a gold)')
    .option('--top <count>', 'examples of each rule', parseCount, 3);
  addExamples(addReportOptions(command), [
    'stet lint diff --baseline old.jsonl new.jsonl',
    'stet lint diff --baseline old.jsonl new.jsonl --again old-again.jsonl --html diff.html',
    'stet lint diff --baseline old.jsonl new.jsonl --gold gold.m2 --detokenise --format markdown',
  ]).action(diff);
}

async function diff(files: readonly string[], options: LintDiffOptions): Promise<void> {
  const { gold, clean = gold !== undefined, confidence, top } = options;
  const { diff: found, signature } = await readCompared(files, options, clean);
  await present(options, files[0], {
    subject: comparedNames(found),
    document: () => diffDocument(found, signature),
    tables: () => diffTables(found, signature, confidence, top),
    summary: () => diffWords(found).join('\n'),
    page: (title) => lintDiffPage(title, found, signature, confidence),
  });
}
