import { correlate, type CorrelateOptions } from '@stet/core/internal';
import { findCampaign } from '../campaigns/campaigns.js';
import { computingRunner } from '../computing/computing-runner.js';
import { rankingResult, rankingsOf } from '../dashboard/dashboard.js';
import { viewRanking } from '../dashboard/views.js';
import { notFound } from '../errors.js';
import type { Services } from '../services.js';
import type { CampaignRow } from '../storage/tables.js';
import type { TaskRow } from '../storage/task-tables.js';
import { entriesOf } from '../submissions/entries.js';
import { settingsOf } from '../tasks/settings.js';
import type { HumanEvaluation } from './schemas.js';

/** With fewer systems any two rankings agree or disagree wholly. */
const FEWEST_SYSTEMS = 3;

export async function campaignOf({ store: { db } }: Services, { campaign_id }: TaskRow): Promise<CampaignRow> {
  if (campaign_id === null) throw notFound('a campaign of this task');
  return findCampaign(db, campaign_id);
}

/** What people and metrics make of the same submissions, and how far they agree. */
export async function humanEvaluation(
  services: Services,
  task: TaskRow,
  campaign: CampaignRow,
): Promise<HumanEvaluation> {
  const request = { method: 'expected-wins', whose: 'counted', unit: 'judgment', runs: undefined } as const;
  const { length } = await rankingsOf(services, campaign, 'counted');
  const ranking = await viewRanking(rankingResult(services, campaign, request), length, campaign.version);
  const { metrics, confidence, resamples, seed } = settingsOf(task);
  const systems = await systemsOf(services, task, campaign, ranking, metrics);
  const correlations = await correlationsOf(services, systems, metrics, { confidence, resamples, seed });
  return { campaign: campaign.id, ranking, systems, metrics, confidence, correlations };
}

async function systemsOf(
  services: Services,
  task: TaskRow,
  campaign: CampaignRow,
  ranking: HumanEvaluation['ranking'],
  metrics: HumanEvaluation['metrics'],
): Promise<HumanEvaluation['systems']> {
  const entries = await entriesOf(services, task);
  const rows = await services.store.db
    .selectFrom('judged_submissions')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .execute();
  return rows
    .flatMap(({ name, submission_id }) => {
      const entry = entries.find(({ submission }) => submission.id === submission_id);
      if (entry === undefined) return [];
      // A score of an earlier gold is never put beside one of this.
      const scores = entry.gold.state === 'scored' ? entry.gold.scores : null;
      return [
        {
          ...{ name, submission: submission_id, team: entry.team.name },
          human: ranking.systems.find((system) => system.name === name)?.score ?? null,
          metrics: metrics.map((metric) => scores?.metrics.find((own) => own.metric === metric)?.value ?? null),
        },
      ];
    })
    .sort((one, other) => (other.human ?? -1) - (one.human ?? -1) || (one.name < other.name ? -1 : 1));
}

/** Over the systems that people and all metrics have scored. */
async function correlationsOf(
  { computing }: Services,
  systems: HumanEvaluation['systems'],
  metrics: HumanEvaluation['metrics'],
  settings: Pick<CorrelateOptions, 'confidence' | 'resamples' | 'seed'>,
): Promise<HumanEvaluation['correlations']> {
  const judged = systems.filter(({ human, metrics: scores }) => human !== null && !scores.includes(null));
  if (judged.length < FEWEST_SYSTEMS) return [];
  const column = (score: (system: HumanEvaluation['systems'][number]) => number | null): Map<string, number> =>
    new Map(judged.map((system) => [system.name, score(system) ?? NaN]));
  const columns = metrics.map((name, at) => ({ name, scores: column(({ metrics: scores }) => scores[at]) }));
  const people = { name: 'people', scores: column(({ human }) => human) };
  const runner = computingRunner(computing);
  const { systemLevel } = await correlate(
    columns,
    { scores: people },
    { ...settings, sections: ['correlations'], runner },
  );
  return (systemLevel.correlations ?? []).map(({ n, pearson, spearman, kendall, bootstrap }, at) => ({
    metric: metrics[at],
    n,
    pearson: { value: pearson.value, interval: pairOf(bootstrap.pearson) },
    spearman: { value: spearman.value, interval: pairOf(bootstrap.spearman) },
    kendall: kendall.tauB,
  }));
}

function pairOf(interval: readonly [number, number] | null): [number, number] | null {
  return interval === null ? null : [...interval];
}
