import { quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';
import { splitLines } from '../../text/lines.js';
import { rankingOfAnswer, type AnswerDetails } from '../answer-details.js';
import { badJudgment } from '../bad-judgment.js';
import { checkRanking } from '../check-ranking.js';
import type { PairDrawing, Ranking } from '../ranking.js';
import { countedFromZero } from '../numbering/first-sentence.js';
import type { JudgmentFormat, JudgmentParseOptions } from './judgment-format.js';
import { parseShallowJson } from '../../text/parse-shallow-json.js';

/** The rows that judgments are made of; a backup has more of them, and they more fields. */
interface Row {
  /** Backups of earlier versions do not say what kind of judge it is: all were people. */
  readonly judge?: { readonly id: string; readonly name: string; readonly kind?: 'person' | 'model' };
  readonly item?: {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly sentence: number;
    readonly outputs: readonly { readonly systems: readonly string[] }[];
    /** Absent in backups of campaigns that ask for rankings. */
    readonly drawing?: PairDrawing | null;
  };
  readonly assignment?: { readonly id: string; readonly item_id: string; readonly judge_id: string };
  readonly judgment?: Judgment;
}

interface Judgment {
  readonly assignment_id: string;
  readonly revision: number;
  readonly ranks: readonly number[] | null;
  /** Absent in backups of campaigns that asked for ranks alone. */
  readonly details?: AnswerDetails | null;
  readonly answered_at: number;
  readonly server_ms: number;
  readonly client_ms: number | null;
}

/** The last answers of the judges of a campaign, practice aside, in the order in which they were given. */
function parseCampaignBackup(text: string, { file, firstSentence = 0 }: JudgmentParseOptions = {}): Ranking[] {
  const items = new Map<string, NonNullable<Row['item']>>();
  const judges = new Map<string, NonNullable<Row['judge']>>();
  const assignments = new Map<string, NonNullable<Row['assignment']>>();
  const last = new Map<string, { readonly judgment: Judgment; readonly location: SourceLocation }>();
  splitLines(text).forEach((line, at) => {
    const location = { file, line: at + 1 };
    const { judge, item, assignment, judgment } = parseRow(line, location);
    if (judge !== undefined) judges.set(judge.id, judge);
    if (item !== undefined) items.set(item.id, item);
    if (assignment !== undefined) assignments.set(assignment.id, assignment);
    if (judgment === undefined) return;
    const earlier = last.get(judgment.assignment_id);
    if (earlier === undefined || earlier.judgment.revision < judgment.revision) {
      last.set(judgment.assignment_id, { judgment, location });
    }
  });
  return [...last.values()].sort(byAnswer).flatMap(({ judgment, location }) => {
    const assignment = assignments.get(judgment.assignment_id);
    const item = items.get(assignment?.item_id ?? '');
    const judge = judges.get(assignment?.judge_id ?? '');
    if (item === undefined || judge === undefined) {
      throw badJudgment(
        location,
        'an item and a judge that the file has',
        'neither',
        'Give the file as it was exported.',
      );
    }
    const { name, kind, outputs, drawing = null } = item;
    if (kind !== 'main') return [];
    const { ranks, details = null, client_ms, server_ms } = judgment;
    const sentence = countedFromZero(item.sentence, firstSentence, location);
    const seconds = (client_ms ?? server_ms) / 1000;
    const drawn = drawing === null ? {} : { drawing };
    const judgedBy = { judge: judge.name, ...(judge.kind === 'model' ? { judgeKind: judge.kind } : {}) };
    const answer = { sentence, ...judgedBy, item: name, seconds, outputs, ranks, details, ...drawn };
    return [checkRanking(rankingOfAnswer(answer), location)];
  });
}

interface Answered {
  readonly judgment: Judgment;
}

function byAnswer({ judgment: a }: Answered, { judgment: b }: Answered): number {
  return a.answered_at - b.answered_at || (a.assignment_id < b.assignment_id ? -1 : 1);
}

/** Malformed rows are caught by `checkRanking`, or have nothing to do with judgments. */
function parseRow(line: string, location: SourceLocation): Row {
  try {
    return Object(parseShallowJson(line)) as Row;
  } catch {
    throw badJudgment(location, 'a row of a backup, as JSON', quote(line), 'Give the file as it was exported.');
  }
}

/** As the judging room writes it: JSON Lines, a row of a table each. */
export const backup: JudgmentFormat<'backup'> = {
  name: 'backup',
  title: 'the backup of a campaign',
  detect: (head) => (head.startsWith('{"backup":"stet-campaign-backup-1"') ? 'certain' : 'no'),
  parse: parseCampaignBackup,
};
