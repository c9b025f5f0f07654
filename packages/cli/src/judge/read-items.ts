import {
  badOption,
  drawCampaign,
  itemsOfRankings,
  judgesOf,
  pairItems,
  pairRankings,
  quote,
  type JudgeItem,
  type Ranking,
} from '@stet/core/internal';
import { checkStandardInput, readSource, readSystem, systemFiles, type System } from '@stet/node';
import { readNumberedRankings } from '../options/judgment-options.js';
import type { JudgeOptions } from './judge-options.js';

/** What a model is asked about. */
export interface JudgedItems {
  readonly items: readonly JudgeItem[];
  /** The items before they were taken apart into pairs, for controls. */
  readonly wholeItems: readonly JudgeItem[];
  /** What people said of the items, in the same order; undefined where items were drawn. */
  readonly people: readonly Ranking[] | undefined;
  readonly files: JudgedFiles;
}

/** The source sentences, and the outputs of the systems. */
export interface JudgedFiles {
  readonly sources: readonly string[];
  readonly systems: readonly System[];
}

export async function readJudgedFiles(
  args: readonly string[],
  { source, judgments }: JudgeOptions,
): Promise<JudgedFiles> {
  const files = await systemFiles(args);
  checkStandardInput([source, ...(judgments === undefined ? [] : [judgments]), ...files.map(({ file }) => file)]);
  const sentences = await readSource(source);
  const systems = await Promise.all(files.map((file) => readSystem(file, sentences, source)));
  return { sources: sentences.map((sentence) => sentence.source), systems };
}

/** Reads what people judged, or draws items as for a campaign. */
export async function readItems(args: readonly string[], options: JudgeOptions): Promise<JudgedItems> {
  const files = await readJudgedFiles(args, options);
  refuseUnknown(options.related ?? [], files);
  const { scheme } = options;
  const people = await readPeople(files, options);
  const wholeItems =
    people === undefined ? drawnItems(files, options) : itemsOfRankings(people, { ...files, file: options.judgments });
  const largest = Math.max(...wholeItems.map(({ outputs }) => outputs.length));
  if (scheme !== 'pairwise' && scheme !== 'direct' && largest > options.targets) {
    throw badOption(
      `--targets of ${largest}, the most outputs that people judged together`,
      String(options.targets),
      'Raise it, or ask with --scheme pairwise.',
    );
  }
  if (scheme !== 'pairwise') return { items: wholeItems, wholeItems, people, files };
  return {
    items: pairItems(wholeItems),
    wholeItems,
    people: people === undefined ? undefined : pairRankings(people, wholeItems),
    files,
  };
}

/** The judgments of people that rank something, without those that they skipped. */
export async function readPeople({ systems }: JudgedFiles, options: JudgeOptions): Promise<Ranking[] | undefined> {
  const { judgments, model } = options;
  if (judgments === undefined) return undefined;
  const texts = new Map(systems.map(({ name, lines }) => [name, lines]));
  const judged = await readNumberedRankings(judgments, options, texts);
  const rankings = judged.rankings.filter(({ outputs }) => outputs.length > 0);
  const taken = judgesOf(rankings).find((name) => model.includes(name));
  if (taken !== undefined) {
    throw badOption('a model that is not yet among the judges', quote(taken), 'Leave it out with --without-judge.');
  }
  return rankings;
}

function refuseUnknown(related: readonly string[], { systems }: JudgedFiles): void {
  const names = systems.map(({ name }) => name);
  const unknown = related.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw badOption(`--related with systems among ${names.join(', ')}`, quote(unknown), 'Check the spelling.');
}

function drawnItems(
  { sources, systems }: JudgedFiles,
  { items = 0, targets, scheme, seed }: JudgeOptions,
): JudgeItem[] {
  const protocol = scheme === 'pairwise' ? 'pairwise' : 'ranking';
  const plan = drawCampaign(
    { sources, systems },
    {
      protocol,
      items,
      judges: ['model'],
      perItem: targets,
      inter: 0,
      intra: 0,
      seed,
      balanced: true,
      replacement: true,
    },
  );
  const seen = new Map<string, number>();
  return plan.items.map(({ id, sentence, source, before, after, outputs, drawing }) => {
    const key = JSON.stringify([sentence, outputs]);
    const repetition = seen.get(key) ?? 0;
    seen.set(key, repetition + 1);
    return {
      ...{ id, sentence, source, outputs, repetition },
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(drawing === undefined ? {} : { drawing }),
    };
  });
}
