import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import {
  badOption,
  essayCorpus,
  kindOf,
  macroAverages,
  measure,
  metricKinds,
  openWhole,
  parseMultigecName,
  scoreMeasured,
  type InputText,
  type MacroAverages,
  type MultigecName,
} from '@stet/core/internal';
import { readText, tellLine } from '@stet/node';
import { addExamples, threadsOption } from '../options/command-options.js';
import { addMetricOptions, changesNumber, metricSpec } from '../options/metric-options.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { left, percent, right, type TableModel } from '../print/table.js';
import { withRunner } from '../print/progress.js';

interface MultigecOptions extends OutputOptions {
  readonly metric: string;
  readonly split: string;
  readonly threads?: number;
}

export function addMultigecCommand(program: Command): void {
  const command = program
    .command('multigec')
    .description('Score essays in several languages as MultiGEC-2025 does, with the mean of corpora and of languages.')
    .argument('<data>', 'a folder of originals and references: sv-corpus-orig-dev.md, sv-corpus-ref1-dev.md …')
    .argument('<system...>', 'a folder of outputs for each system, sv-corpus-hypo1-dev.md …: FOLDER or NAME=FOLDER')
    .option('--metric <name>', 'the metric', parseMetric, 'gleu')
    .option('--split <name>', 'the split: train, dev or test', 'dev')
    .addOption(threadsOption());
  addExamples(addOutputOptions(addMetricOptions(command, metricKinds, changesNumber)), [
    'stet multigec data/ ours=outputs/',
    'stet multigec --split test --metric gleu data/ ours=outputs/ baseline/',
  ]).action(multigec);
}

function parseMetric(name: string): string {
  if (metricKinds.some((kind) => kind.name === name)) return name;
  throw new InvalidArgumentError(`The metrics are ${metricKinds.map((kind) => kind.name).join(', ')}`);
}

/** A corpus of a language, with the score of each system that has an output for it. */
interface ScoredCorpus {
  readonly language: string;
  readonly corpus: string;
  readonly essays: number;
  readonly values: ReadonlyMap<string, number>;
}

interface NamedFile extends MultigecName {
  readonly file: string;
}

async function multigec(data: string, systems: string[], options: MultigecOptions): Promise<void> {
  const gold = await filesIn(data, options.split);
  const outputs = await Promise.all(systems.map((system) => systemIn(system, options.split)));
  const originals = gold.filter(({ role }) => role === 'orig').sort((a, b) => (a.file < b.file ? -1 : 1));
  if (originals.length === 0) {
    throw badOption(
      `files such as sv-corpus-orig-${options.split}.md in ${data}`,
      'none',
      'Name the folder, or {{split}}.',
    );
  }
  const spec = metricSpec(options.metric, options);
  const signatures = new Set<string>();
  const corpora = await withRunner(options.threads, async (runner) => {
    const scored: ScoredCorpus[] = [];
    for (const original of originals) {
      const isOfCorpus = ({ language, corpus }: NamedFile): boolean =>
        language === original.language && corpus === original.corpus;
      const read = async ({ file }: NamedFile): Promise<InputText> => ({ file, text: await readText(file) });
      const references = gold
        .filter((file) => file.role === 'ref' && isOfCorpus(file))
        .sort((a, b) => a.number - b.number);
      const answered = outputs.flatMap(({ name, files }) => {
        const file = files.find((candidate) => candidate.role === 'hypo' && isOfCorpus(candidate));
        return file === undefined ? [] : [{ name, file }];
      });
      const corpus = essayCorpus({
        originals: await read(original),
        references: await Promise.all(references.map(read)),
        systems: await Promise.all(answered.map(async ({ name, file }) => ({ name, ...(await read(file)) }))),
      });
      for (const note of corpus.notes) tellLine(note);
      const { board } = await scoreMeasured(await measure(openWhole(corpus), [spec], runner), runner);
      signatures.add(board.metrics[0].signature);
      scored.push({
        language: original.language,
        corpus: original.corpus,
        essays: board.sentences,
        values: new Map(board.systems.map(({ name, scores }) => [name, scores[options.metric].value])),
      });
    }
    return scored;
  });
  const names = outputs.map(({ name }) => name);
  const averages = names.map((name) =>
    macroAverages(corpora.map(({ language, corpus, values }) => ({ language, corpus, value: values.get(name) }))),
  );
  print(options, {
    tables: () => [tableOf(corpora, names, averages, { metric: options.metric, signatures })],
    document: () => ({
      metric: options.metric,
      signatures: [...signatures],
      corpora: corpora.map(({ values, ...corpus }) => ({ ...corpus, scores: Object.fromEntries(values) })),
      systems: names.map((name, at) => ({
        name,
        languages: averages[at].languages.map(({ language, value }) => ({ language, value: value ?? null })),
        average: averages[at].value ?? null,
      })),
    }),
  });
}

/** The files of a split in a folder, by the rule of the task; others are passed over. */
async function filesIn(folder: string, split: string): Promise<NamedFile[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const parsed = parseMultigecName(name);
    return parsed === undefined || parsed.split !== split ? [] : [{ ...parsed, file: join(folder, name) }];
  });
}

async function systemIn(
  arg: string,
  split: string,
): Promise<{ readonly name: string; readonly files: readonly NamedFile[] }> {
  const equals = arg.indexOf('=');
  const [name, folder] = equals > 0 ? [arg.slice(0, equals), arg.slice(equals + 1)] : [basename(arg), arg];
  return { name, files: await filesIn(folder, split) };
}

function tableOf(
  corpora: readonly ScoredCorpus[],
  names: readonly string[],
  averages: readonly MacroAverages[],
  { metric, signatures }: { readonly metric: string; readonly signatures: ReadonlySet<string> },
): TableModel {
  const shown = (value: number | undefined): string => (value === undefined ? '–' : percent(value));
  const languages = averages.at(0)?.languages.map(({ language }) => language) ?? [];
  return {
    title: kindOf({ name: metric }).title,
    columns: [left('Language'), left('Corpus'), right('Essays'), ...names.map(right)],
    rows: [
      ...corpora.map(({ language, corpus, essays, values }) => [
        language,
        corpus,
        String(essays),
        ...names.map((name) => shown(values.get(name))),
      ]),
      ...languages.map((language, at) => [
        language,
        'mean of corpora',
        '',
        ...averages.map((average) => shown(average.languages[at].value)),
      ]),
      ['all', 'mean of languages', '', ...averages.map(({ value }) => shown(value))],
    ],
    groups: [corpora.length, corpora.length + languages.length],
    notes: [...signatures],
  };
}
