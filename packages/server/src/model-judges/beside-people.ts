import { JUDGE_DOUBTS, type JudgePairAgreement } from '@stet/core/internal';
import { agreementResult } from '../dashboard/dashboard.js';
import type { Services } from '../services.js';
import type { CampaignRow, ModelJudgeRow } from '../storage/tables.js';
import type { ModelOutcome } from './model-job.js';
import { listModels } from './model-judges.js';
import { modelOutcome } from './model-outcome.js';
import type { ModelBeside, ModelJudge, ModelsBeside } from './schemas.js';

/** What models say beside what people say: how they judge, and how far they agree. */
export async function modelsBeside(services: Services, campaign: CampaignRow): Promise<ModelsBeside> {
  const { db } = services.store;
  const models = await listModels(db, campaign.id);
  const rows = await db.selectFrom('model_judges').selectAll().where('campaign_id', '=', campaign.id).execute();
  const { pairs } = await agreementResult(services, campaign, 'counted and models');
  const isModel = (name: string): boolean => models.some((model) => model.name === name);
  const between = (count: number): ModelsBeside['withPeople'] =>
    pairs
      .filter(
        ({ judges: [first, second], comparisons }) =>
          comparisons > 0 && first !== second && [first, second].filter(isModel).length === count,
      )
      .map((pair) => viewPair(pair, isModel));
  const views: ModelBeside[] = [];
  for (const model of models) {
    const row = rows.find(({ judge_id }) => judge_id === model.id);
    views.push(viewModel(model, row === undefined ? undefined : await outcomeOf(services, campaign, row)));
  }
  return { version: campaign.version, models: views, withPeople: between(1), amongPeople: between(0) };
}

function outcomeOf(services: Services, campaign: CampaignRow, row: ModelJudgeRow): Promise<ModelOutcome> {
  return services.results.get(campaign.id, campaign.version, `model ${row.judge_id}`, () =>
    modelOutcome(services, row),
  );
}

/** The model comes first. */
function viewPair(
  { judges, kappa, observed, comparisons }: JudgePairAgreement,
  isModel: (name: string) => boolean,
): ModelsBeside['withPeople'][number] {
  const [judge, other] = judges.toSorted((a, b) => Number(isModel(b)) - Number(isModel(a)));
  return {
    judge,
    other,
    kappa: kappa.value ?? null,
    interval: kappa.interval === undefined ? null : [...kappa.interval],
    observed: observed ?? null,
    comparisons,
  };
}

/** Of imported judgments nothing is known but the judgments. */
function viewModel({ id, name, judged, skipped, calls }: ModelJudge, outcome: ModelOutcome | undefined): ModelBeside {
  const { report, replies, signature = null } = outcome ?? {};
  const { position, flips, controls, preferences } = report ?? {};
  const share = (count = 0, of = 0): ModelBeside['ties'] => (of === 0 ? null : { count, of });
  return {
    ...{ id, name, judged, skipped, calls, signature },
    doubts: (report?.asked ?? 0) === 0 ? [] : (report?.doubts ?? []).map((doubt) => JUDGE_DOUBTS[doubt]),
    position: position === undefined ? null : { share: position.share, p: position.p },
    flips: share(flips?.flipped, flips?.pairs),
    ties: share(preferences?.ties, preferences?.pairs),
    copiesTied: share(controls?.copiesTied, controls?.copies),
    sourcesWon: share(controls?.sourcesWon, controls?.sources),
    askedAgain: replies?.askedAgain ?? 0,
    faults: (replies?.faults ?? []).map(({ fault, count }) => ({ fault, count })),
    promptTokens: replies?.promptTokens ?? 0,
    completionTokens: replies?.completionTokens ?? 0,
    models: [...(replies?.models ?? [])],
  };
}
