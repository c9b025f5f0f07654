import type { Command } from 'commander';
import { printJudgments, type Ranking } from '@stet/core/internal';
import { editJudgeTables } from '../judge/edit-tables.js';
import { judgeEdits } from '../judge/judge-edits.js';
import { judgeItems } from '../judge/judge-items.js';
import { addJudgeOptions, checkJudgeOptions, type JudgeOptions } from '../judge/judge-options.js';
import { editJudgePage, judgePage } from '../judge/judge-page.js';
import { judgeTables } from '../judge/judge-tables.js';
import { addExamples } from '../options/command-options.js';
import { writeOutput } from '../print/output.js';
import { present, type Presentation } from '../report/report-options.js';

export function addJudgeCommand(program: Command): void {
  const command = program
    .command('judge')
    .description('Have a model judge corrections as people do, and see how far it can be trusted.')
    .argument('[system...]', 'output files, NAME=FILE, or folders of them');
  addExamples(addJudgeOptions(command), [
    `stet judge --source source.txt --judgments judgments.xml --openai http://localhost:8080/v1 --model small \\
      --orders 2 --controls 50 --cache answers --output small.jsonl systems/`,
    `stet judge --source source.txt --items 300 --scheme pairwise --criteria fluency \\
      --openai https://api.example.org/v1 --model large --key-env API_KEY --cache answers --output large.jsonl systems/`,
    `stet judge --source source.txt --items 300 --openai https://api.example.org/v1 --model large --estimate systems/`,
    `stet judge --edits --source source.txt --judgments step1.jsonl --ranks judgments_edit.xml --gold gold.m2 \\
      --openai http://localhost:8080/v1 --model small --cache answers --output edits.jsonl`,
  ]).action(judge);
}

async function judge(args: string[], options: JudgeOptions): Promise<void> {
  checkJudgeOptions(options);
  await (options.edits === true ? presentEdits(args, options) : presentItems(args, options));
}

async function presentItems(args: readonly string[], options: JudgeOptions): Promise<void> {
  const judgments = await judgeItems(args, options);
  if (judgments === undefined) return;
  const { results, panel, agreement, people, standings } = judgments;
  await write(options.panel, panel?.rankings ?? []);
  await presentJudges(options, results, {
    document: () => ({
      judges: results.map(({ judge: name, signature, report, replies, alike, alikeWithoutRelated }) => ({
        judge: name,
        signature,
        ...report,
        ...replies,
        alike,
        alikeWithoutRelated,
      })),
      people,
      standings,
      agreement,
      panel: panel && { pairs: panel.pairs, unanimous: panel.unanimous, split: panel.split },
    }),
    tables: () => {
      const { biases, systems, agreement: agreements, answers } = judgeTables(judgments);
      return [...biases, ...systems, ...agreements, ...answers];
    },
    page: (title, draw) => judgePage(title, judgments, draw),
  });
}

async function presentEdits(args: readonly string[], options: JudgeOptions): Promise<void> {
  const judgments = await judgeEdits(args, options);
  if (judgments === undefined) return;
  const { results, agreement, peoplesGold } = judgments;
  const tables = editJudgeTables(judgments);
  const judges = results.map(({ judge: name }) => name);
  await presentJudges(options, results, {
    document: () => ({
      judges: results.map(({ judge: name, signature, replies, falseEdits, gold }) => ({
        judge: name,
        signature,
        ...replies,
        falseEdits,
        gold,
      })),
      agreement,
      peoplesGold,
    }),
    tables: () => tables,
    page: (title) => editJudgePage(title, tables, judges),
  });
}

/** Writes the judgments, and shows how they were made. */
async function presentJudges(
  options: JudgeOptions,
  results: readonly { readonly rankings: readonly Ranking[] }[],
  presentation: Presentation,
): Promise<void> {
  await write(
    options.output,
    results.flatMap(({ rankings }) => rankings),
  );
  if (options.output === '-') return;
  await present(options, options.judgments ?? options.source, presentation);
}

async function write(file: string | undefined, rankings: readonly Ranking[]): Promise<void> {
  if (file !== undefined) await writeOutput(file, printJudgments(rankings, 'jsonl').text);
}
