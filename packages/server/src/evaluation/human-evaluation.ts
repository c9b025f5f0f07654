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
import { withScores } from '../submissions/scored-entries.js';
import { settingsOf } from '../tasks/settings.js';
import type { HumanEvaluation } from './schemas.js';

/** With fewer systems, any two rankings agree or disagree completely. */
const FEWEST_SYSTEMS = 3;

export async function campaignOf({ store: { db } }: Services, { campaign_id }: TaskRow): Promise<CampaignRow> {
  if (campaign_id === null) throw notFound('a campaign of this task');
  return findCampaign(db, campaign_id);
}

/** How people and metrics rate the same submissions, and how well they agree. */
export async function humanEvaluation(
  services: Services,
  task: TaskRow,
  campaign: CampaignRow,
): Promise<HumanEvaluation> {
  const request = { method: 'expected-wins', selection: 'counted', unit: 'judgment', runs: undefined } as const;
  const rankings = await rankingsOf(services, campaign, 'counted');
  const ranking = await viewRanking(rankingResult(services, campaign, request), rankings, campaign.version);
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
  const { db } = services.store;
  const rows = await db.selectFrom('judged_submissions').selectAll().where('campaign_id', '=', campaign.id).execute();
  const judged = new Set(rows.map(({ submission_id }) => submission_id));
  const all = await entriesOf(services, task);
  const entries = await withScores(
    db,
    all.filter(({ submission }) => judged.has(submission.id)),
  );
  return rows
    .flatMap(({ name, submission_id }) => {
      const entry = entries.find(({ submission }) => submission.id === submission_id);
      if (entry === undefined) return [];
      // A score against an earlier gold is never shown beside one against the current gold.
      const scores = entry.gold.state === 'scored' ? entry.gold.scores : null;
      return [
        {
          name,
          submission: submission_id,
          team: entry.team.name,
          human: ranking.systems.find((system) => system.name === name)?.score ?? null,
          metrics: metrics.map((metric) => scores?.metrics.find((score) => score.metric === metric)?.value ?? null),
        },
      ];
    })
    .sort((a, b) => (b.human ?? -1) - (a.human ?? -1) || (a.name < b.name ? -1 : 1));
}

/** Correlations over the systems scored by people and by every metric. */
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
  const humanColumn = { name: 'people', scores: column(({ human }) => human) };
  const runner = computingRunner(computing);
  const { systemLevel } = await correlate(
    columns,
    { scores: humanColumn },
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
