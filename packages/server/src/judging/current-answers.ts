import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../storage/store.js';
import type { Tables } from '../storage/tables.js';

type CurrentAnswers = SelectQueryBuilder<Tables, 'assignments' | 'items' | 'judgments' | 'judges', object>;

/** What the judges of a campaign answered, each item as the judge left it: an answer that was changed does not count. */
export function currentAnswers(db: Db, campaignId: string): CurrentAnswers {
  return db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('judgments', (join) =>
      join
        .onRef('judgments.assignment_id', '=', 'assignments.id')
        .onRef('judgments.revision', '=', 'assignments.revision'),
    )
    .where('assignments.campaign_id', '=', campaignId);
}
