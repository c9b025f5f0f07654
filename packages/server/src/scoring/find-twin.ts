import type { Db } from '../storage/store.js';
import type { SubmissionScores } from '../submissions/schemas.js';
import type { ScoringJob } from './request-scoring.js';
import type { ScoredSubmission } from './score-submission.js';

/** What scoring gave for the same output against the same gold: handed in again, or by another team. */
export async function findTwin(
  db: Db,
  { submission, kind, version }: ScoringJob,
): Promise<ScoredSubmission | undefined> {
  const twin = await db
    .selectFrom('submissions as handed_in')
    .innerJoin('submissions as twin', (join) =>
      join
        .onRef('twin.task_id', '=', 'handed_in.task_id')
        .onRef('twin.content_hash', '=', 'handed_in.content_hash')
        .onRef('twin.id', '!=', 'handed_in.id'),
    )
    .innerJoin('scorings', 'scorings.submission_id', 'twin.id')
    .select(['twin.id', 'scorings.scores'])
    .where('handed_in.id', '=', submission)
    .where('scorings.kind', '=', kind)
    .where('scorings.version', '=', version)
    .where('scorings.state', '=', 'scored')
    .limit(1)
    .executeTakeFirst();
  if (twin === undefined) return undefined;
  const key = { submission_id: twin.id, kind, version };
  const stats = await db
    .selectFrom('score_stats')
    .select(['metric', 'resampled'])
    .where((eb) => eb.and(key))
    .execute();
  const pages = await db
    .selectFrom('explored_pages')
    .select('content')
    .where((eb) => eb.and(key))
    .orderBy('page')
    .execute();
  return {
    scores: JSON.parse(twin.scores ?? '') as SubmissionScores,
    metrics: stats.map((row) => ({ ...row, resampled: row.resampled ?? '' })),
    pages: pages.map(({ content }) => content),
    failures: [],
  };
}
