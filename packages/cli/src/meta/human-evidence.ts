import {
  badOption,
  pairwiseMethods,
  parseSystemScores,
  rank,
  withPlainNames,
  type HumanEvidence,
  type Numbering,
  type Ranking,
  type SystemScores,
  type WholeCorpus,
} from '@stet/core/internal';
import { readText, systemFiles, type SystemFile } from '@stet/node';
import { readNumberedRankings, type NumberedRankings } from '../options/judgment-options.js';
import { withRunner } from '../print/progress.js';
import type { MetaFlags } from './meta-options.js';

/** What people said, in one file of judgments or of scores. */
export interface NamedEvidence extends HumanEvidence {
  /** Of the file: tells apart what several files say. */
  readonly name: string;
  /** How the sentences of the judgments were found, where there are judgments. */
  readonly numbering?: Numbering | undefined;
}

/** Reads each file of what people said; judgments and scores that are both named belong together, in their order. */
export async function readEvidence(corpus: WholeCorpus | undefined, options: MetaFlags): Promise<NamedEvidence[]> {
  const { judgments = [], human = [] } = options;
  if (judgments.length === 0 && human.length === 0) {
    throw badOption('--judgments FILE or --human FILE', 'neither', 'Name what people said about the systems.');
  }
  if (judgments.length > 0 && human.length > 0 && judgments.length !== human.length) {
    throw badOption(
      '--human once for each --judgments',
      `${judgments.length} of judgments and ${human.length} of scores`,
      'Name the human scores of each file of judgments, or none.',
    );
  }
  const [judged, scored] = [await systemFiles(judgments), await systemFiles(human)];
  const evidence: NamedEvidence[] = [];
  for (const [at, { name }] of (judged.length > 0 ? judged : scored).entries()) {
    evidence.push({ name, ...(await evidenceOf(judged.at(at), scored.at(at), corpus, options)) });
  }
  return evidence;
}

async function evidenceOf(
  judgments: SystemFile | undefined,
  human: SystemFile | undefined,
  corpus: WholeCorpus | undefined,
  options: MetaFlags,
): Promise<Omit<NamedEvidence, 'name'>> {
  const judged = judgments === undefined ? undefined : await readJudged(judgments.file, corpus, options);
  const scores =
    human === undefined ? await scoresByMethod(judged?.rankings ?? [], options) : await readHumanScores(human);
  return { rankings: judged?.rankings, scores, numbering: judged?.numbering };
}

/** Reads judgments, and finds their sentences among the outputs that are scored. */
async function readJudged(
  file: string,
  corpus: WholeCorpus | undefined,
  options: MetaFlags,
): Promise<NumberedRankings> {
  const texts = corpus && new Map(corpus.outputs.map(({ name, lines }) => [name, lines]));
  const { rankings, numbering } = await readNumberedRankings(file, options, texts);
  return { rankings: withPlainNames(rankings), numbering };
}

/** Scores by the method of the options; undefined for Expected Wins, which can be drawn again with the sentences. */
async function scoresByMethod(
  rankings: readonly Ranking[],
  { humanMethod, resamples, seed, threads }: MetaFlags,
): Promise<SystemScores | undefined> {
  if (humanMethod === 'expected-wins') return undefined;
  const { systems } = await withRunner(threads, (runner) => rank(rankings, humanMethod, { resamples, seed, runner }));
  const { title } = pairwiseMethods[humanMethod];
  return { name: title, scores: new Map(systems.map(({ name, score }) => [name, score])) };
}

async function readHumanScores({ name, file }: SystemFile): Promise<SystemScores> {
  const [scores, ...furtherColumns] = parseSystemScores(await readText(file), { name, file });
  // In published files the column is only called "human"; the file's name says how the scores were got.
  if (furtherColumns.length === 0) return scores.name === 'human' ? { ...scores, name } : scores;
  const columns = [scores, ...furtherColumns].map((column) => column.name).join(', ');
  throw badOption('--human with one column of scores', columns, 'Keep the column that you mean.');
}
