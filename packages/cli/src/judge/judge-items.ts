import type { ReplySummary } from '@stet/checkers';
import {
  MAJORITY,
  judgeAgreement,
  judgesAlike,
  panelOf,
  placedQuestions,
  questionSet,
  settleQuestions,
  type AnswerValues,
  type JudgeAgreement,
  type JudgeReport,
  type JudgeStandings,
  type JudgesAlike,
  type Panel,
  type QuestionOptions,
  type Ranking,
} from '@stet/core/internal';
import { readText } from '@stet/node';
import { askModels, type JudgeAnswers } from './ask-models.js';
import type { JudgeOptions } from './judge-options.js';
import { readItems, type JudgedItems } from './read-items.js';
import { standingsOf } from './standings.js';

/** What a model said of items, and how far that can be trusted. */
export interface JudgeResult {
  readonly judge: string;
  readonly signature: string;
  readonly rankings: readonly Ranking[];
  readonly report: JudgeReport;
  readonly replies: ReplySummary;
  /** How far it orders pairs as people do. */
  readonly alike?: JudgesAlike | undefined;
  /** The same without the systems of its own family. */
  readonly alikeWithoutRelated?: JudgesAlike | undefined;
}

export interface ItemJudgments {
  readonly results: readonly JudgeResult[];
  /** How far models and people agree, and people among themselves; undefined where items were drawn. */
  readonly agreement?: JudgeAgreement | undefined;
  readonly people?: readonly string[] | undefined;
  /** Of several models. */
  readonly panel?: Panel | undefined;
  /** Where the judges put the systems, beside people; undefined without resamples. */
  readonly standings?: JudgeStandings | undefined;
}

/** Has models judge items, and finds out how they do it; undefined where nothing was asked. */
export async function judgeItems(args: readonly string[], options: JudgeOptions): Promise<ItemJudgments | undefined> {
  const questionOptions = await questionOptionsOf(options);
  const judged = await readItems(args, options);
  const set = questionSet(
    judged.items,
    { ...questionOptions, controls: options.controls, targets: options.targets },
    judged.wholeItems,
  );
  const answered = await askModels(placedQuestions(set), options);
  if (answered === undefined) return undefined;
  const { signJudge } = await import('@stet/checkers');
  const results = answered.map((answers) => {
    const { rankings, report } = settleQuestions(set, valuesOf(answers), {
      judge: answers.model,
      people: judged.people === undefined ? undefined : { rankings: judged.people, items: judged.items },
      relatives: options.related,
      seed: options.seed,
    });
    return {
      judge: answers.model,
      signature: signJudge(
        {
          ...questionOptions,
          model: answers.model,
          controls: options.controls,
          targets: options.targets,
          temperature: options.leaveOut.includes('temperature') ? null : options.temperature,
        },
        report,
      ),
      rankings,
      report,
      replies: answers.replies,
      ...(judged.people === undefined ? {} : comparisons(judged.people, rankings, options)),
    };
  });
  const joint = together(results, judged, options);
  return { results, ...joint, standings: await standingsOf(judged, results, joint.panel, options) };
}

function comparisons(
  people: readonly Ranking[],
  rankings: readonly Ranking[],
  { related, resamples, seed }: JudgeOptions,
): Pick<JudgeResult, 'alike' | 'alikeWithoutRelated'> {
  return {
    alike: judgesAlike(people, rankings, { resamples, seed }),
    ...(related === undefined
      ? {}
      : { alikeWithoutRelated: judgesAlike(people, rankings, { without: related, resamples, seed }) }),
  };
}

function valuesOf({ answers }: JudgeAnswers): AnswerValues[] {
  return answers.map(({ answer }) => ('values' in answer ? answer.values : undefined));
}

async function questionOptionsOf(options: JudgeOptions): Promise<QuestionOptions> {
  const { scheme, criteria, prompt, context, orders, detokenise, seed } = options;
  return {
    scheme,
    criteria,
    context,
    seed,
    prompt: prompt === undefined ? undefined : (await readText(prompt)).trim(),
    orders: orders === '1' ? 1 : 2,
    detokenise: detokenise === true,
  };
}

/** How judges agree with each other. */
function together(
  results: readonly JudgeResult[],
  { people }: JudgedItems,
  { resamples, seed }: JudgeOptions,
): Omit<ItemJudgments, 'results'> {
  const panel = results.length < 2 ? undefined : panelOf(results.map(({ rankings }) => rankings));
  // The majority of two is what both say.
  const ofPanel = panel?.rankings.filter(({ judge }) => judge !== MAJORITY || results.length > 2) ?? [];
  const judged = [...results.flatMap(({ rankings }) => rankings), ...ofPanel];
  if (people === undefined) return { panel };
  return {
    panel,
    people: [...new Set(people.map(({ judge }) => judge))].sort(),
    agreement: judgeAgreement([...people, ...judged], { chance: 'symmetric', minimum: 1, resamples, seed }),
  };
}
