import type { ReplySummary } from '@stet/checkers';
import {
  badOption,
  counted,
  editAgreement,
  editPages,
  editPrompt,
  editQuestions,
  falseEdits,
  goldShares,
  haveEdits,
  judgeSignature,
  settleEdits,
  validOrNot,
  type EditAgreement,
  type FalseEdits,
  type GoldShares,
  type Ranking,
} from '@stet/core/internal';
import { readGold, readText, shortHash } from '@stet/node';
import { say } from '../print/terminal.js';
import { askModels } from './ask-models.js';
import type { JudgeOptions } from './judge-options.js';
import { readJudgedFiles, readPeople } from './read-items.js';

/** What a model said of edits, beside what people say of them. */
interface EditJudgeResult {
  readonly judge: string;
  readonly signature: string;
  readonly rankings: readonly Ranking[];
  readonly replies: ReplySummary;
  readonly falseEdits: FalseEdits;
  readonly gold?: GoldShares | undefined;
}

export interface EditJudgments {
  readonly results: readonly EditJudgeResult[];
  /** Of models and people. */
  readonly agreement: EditAgreement;
  readonly peoplesGold?: GoldShares | undefined;
}

/** Has models judge the edits that people judged; undefined where nothing was asked. */
export async function judgeEdits(args: readonly string[], options: JudgeOptions): Promise<EditJudgments | undefined> {
  const files = await readJudgedFiles(args, options);
  const people = validOrNot((await readPeople(files, options)) ?? []);
  if (!haveEdits(people)) {
    throw badOption(
      'judgments of edits with --edits',
      'judgments without',
      "Give SEEDA's step 1, or JSON Lines with edits.",
    );
  }
  const gold = options.gold === undefined ? undefined : await readGold(options.gold);
  const { pages, unplaced } = editPages(people, files.sources);
  if (unplaced > 0) say(`not asked about: ${counted(unplaced, 'output')} whose edits have no place in the source.`);
  const questionOptions = {
    prompt: options.prompt === undefined ? undefined : (await readText(options.prompt)).trim(),
    context: options.context,
    detokenise: options.detokenise === true,
  };
  const questions = editQuestions(pages, questionOptions).map((question) => {
    const { sentence, source } = pages[question.item];
    return { ...question, sentence, source };
  });
  const answered = await askModels(questions, options);
  if (answered === undefined) return undefined;
  const results = answered.map((model): EditJudgeResult => {
    const values = model.answers.map(({ answer }) => ('values' in answer ? answer.values : undefined));
    const rankings = settleEdits(people, pages, values, model.model);
    const signature = judgeSignature(
      {
        ...questionOptions,
        ...{ model: model.model, scheme: 'edits', targets: 1, orders: 1, seed: options.seed },
        promptHash: shortHash(JSON.stringify(editPrompt(questionOptions))),
        temperature: options.leaveOut.includes('temperature') ? null : options.temperature,
      },
      values.filter((answer) => answer !== undefined).length,
      values.length,
    );
    return {
      ...{ judge: model.model, signature, rankings, replies: model.replies },
      falseEdits: falseEdits(people, rankings),
      gold: gold === undefined ? undefined : goldShares(rankings, gold),
    };
  });
  const { resamples, seed } = options;
  return {
    results,
    agreement: editAgreement([...people, ...results.flatMap(({ rankings }) => rankings)], { resamples, seed }),
    peoplesGold: gold === undefined ? undefined : goldShares(people, gold),
  };
}
