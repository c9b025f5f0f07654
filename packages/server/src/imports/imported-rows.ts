import type { Ranking } from '@stet/core/internal';
import { newJudge } from '../judges/new-judge.js';
import type { AssignmentRow, ItemRow, JudgeRow, JudgmentRow } from '../storage/tables.js';
import { newId } from '../tokens.js';

export interface Texts {
  readonly sources: readonly string[];
  /** By system and sentence. */
  readonly outputs: ReadonlyMap<string, readonly string[]>;
}

export interface ImportedRows {
  readonly judges: JudgeRow[];
  readonly items: ItemRow[];
  readonly assignments: AssignmentRow[];
  readonly judgments: JudgmentRow[];
}

type ImportedItem = Omit<ItemRow, 'wanted' | 'judged' | 'open'>;

/**
 * Turns rankings into rows. Rankings of the same set of outputs belong to one item; a skipped one belongs to the item
 * of the same name, whatever was shown. When and in which order outputs were shown is unknown.
 */
export function importedRows(
  campaignId: string,
  rankings: readonly Ranking[],
  texts: Texts,
  now: number,
): ImportedRows {
  const judges = new Map<string, JudgeRow>();
  const items = new Map<string, ImportedItem>();
  const judged = new Map<string, number>();
  const times = new Map<string, number>();
  const numbers = new Map<string, number>();
  // Tells what a skipped ranking was about, if somebody else did not skip the item.
  const byName = new Map<string, Ranking>();
  for (const ranking of rankings) if (ranking.outputs.length > 0) byName.set(nameOf(ranking), ranking);
  const assignments: AssignmentRow[] = [];
  const judgments: JudgmentRow[] = [];
  const count = (counts: Map<string, number>, key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  rankings.forEach((ranking, at) => {
    const judge = findOrMake(judges, ranking.judge, (index) => toJudge(campaignId, ranking, newId(now, index), now));
    const isSkipped = ranking.outputs.length === 0;
    const shownRanking = isSkipped ? (byName.get(nameOf(ranking)) ?? ranking) : ranking;
    const item = findOrMake(items, keyOf(shownRanking), (index) =>
      toItem(campaignId, shownRanking, texts, newId(now, index), index),
    );
    // What people judged is the campaign's; models stand beside it.
    if (!isSkipped && ranking.judgeKind === undefined) count(judged, item.id);
    const order = displayedOrder(item);
    const assignment: AssignmentRow = {
      id: newId(now, at),
      campaign_id: campaignId,
      item_id: item.id,
      judge_id: judge.id,
      occasion: count(times, `${item.id} ${judge.id}`),
      number: count(numbers, judge.id),
      state: isSkipped ? 'skipped' : 'judged',
      lease_until: now,
      shown_at: now,
      displayed: JSON.stringify(order),
      revision: 1,
      flagged: 0,
    };
    assignments.push(assignment);
    judgments.push({
      assignment_id: assignment.id,
      campaign_id: campaignId,
      revision: 1,
      client_id: `imported-${at}`,
      ...(isSkipped ? { ranks: null, details: null } : answerOf(item, ranking)),
      skip_reason: isSkipped ? 'other' : null,
      comment: '',
      flagged: 0,
      answered_at: now,
      server_ms: (ranking.seconds ?? 0) * 1000,
      client_ms: null,
    });
  });
  return {
    judges: [...judges.values()],
    items: Array.from(items.values(), (item) => {
      const rankingCount = judged.get(item.id) ?? 0;
      return { ...item, wanted: rankingCount, judged: rankingCount, open: 0 };
    }),
    assignments,
    judgments,
  };
}

function findOrMake<Row>(rows: Map<string, Row>, key: string, make: (index: number) => Row): Row {
  let row = rows.get(key);
  if (row === undefined) rows.set(key, (row = make(rows.size)));
  return row;
}

function nameOf({ item = '', sentence }: Ranking): string {
  return `${sentence} ${item}`;
}

function keyOf(ranking: Ranking): string {
  const groups = ranking.outputs.map(({ systems }) => systems.join(' ')).sort();
  return JSON.stringify([nameOf(ranking), groups]);
}

function toJudge(campaignId: string, { judge, judgeKind }: Ranking, id: string, now: number): JudgeRow {
  return newJudge({ campaign_id: campaignId, name: judge, created_at: now }, { id, kind: judgeKind ?? 'person' });
}

function toItem(
  campaignId: string,
  ranking: Ranking,
  { sources, outputs }: Texts,
  id: string,
  position: number,
): ImportedItem {
  const { sentence, item, drawing } = ranking;
  const shownOutputs = ranking.outputs.map(({ systems }) => ({
    text: outputs.get(systems[0])?.[sentence] ?? '',
    systems,
  }));
  return {
    id,
    campaign_id: campaignId,
    kind: 'main',
    position,
    sentence,
    name: item ?? String(position),
    source: sources[sentence],
    before: sources[sentence - 1] ?? null,
    after: sources[sentence + 1] ?? null,
    outputs: JSON.stringify(shownOutputs),
    feedback: null,
    drawing: drawing === undefined ? null : JSON.stringify(drawing),
  };
}

function displayedOrder({ outputs }: ImportedItem): number[] {
  return (JSON.parse(outputs) as unknown[]).map((_, at) => at);
}

/** The answer in the order of the item's outputs, which may differ from the order in the ranking. */
function answerOf(item: ImportedItem, { outputs, missed }: Ranking): Pick<JudgmentRow, 'ranks' | 'details'> {
  const shownOutputs = JSON.parse(item.outputs) as { systems: string[] }[];
  const answered = shownOutputs.map((shown) => {
    const { rank = 1, scores, edits } = outputs.find(({ systems }) => systems[0] === shown.systems[0]) ?? {};
    return { rank, details: { scores, edits } };
  });
  const hasDetails =
    missed !== undefined ||
    answered.some(({ details: { scores, edits } }) => scores !== undefined || edits !== undefined);
  return {
    ranks: JSON.stringify(answered.map(({ rank }) => rank)),
    details: hasDetails ? JSON.stringify({ outputs: answered.map(({ details }) => details), missed }) : null,
  };
}
