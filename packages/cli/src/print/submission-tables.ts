import { decimal, metricTitle } from '@stet/core/internal';
import type { Left, RoomAnswer, ScoreAnswer } from '../submit/answers.js';
import type { CheckedFile } from '../submit/check-files.js';
import type { Place } from '../submit/find-place.js';
import type { HandedFile } from '../submit/hand-in-files.js';
import { left, percent, right, type TableModel } from './table.js';

interface Shown {
  readonly title: string;
  readonly room: RoomAnswer;
}

interface CheckedShown extends Shown {
  readonly checked: readonly CheckedFile[];
}

interface HandedShown extends Shown {
  readonly handed: readonly HandedFile[];
  readonly place: Place | undefined;
}

/** What was checked, of files that are not handed in. */
export function checkTable({ title, room: { left: quota }, checked }: CheckedShown): TableModel {
  return {
    title,
    columns: [left('File'), right('Lines'), right('Changed'), right('Empty'), left('Handed in before')],
    rows: checked.map(({ file, check: { lines, changed, emptied, earlier } }) => [
      file,
      String(lines),
      String(changed),
      String(emptied),
      earlier === null ? 'no' : `as submission ${earlier}`,
    ]),
    notes: [leftText(quota)],
  };
}

/** What became of files that were handed in: a row for each score, the official one first. */
export function submissionTable({ title, room, handed, place }: HandedShown): TableModel {
  const {
    task: { settings },
    left: quota,
  } = room;
  const scores = handed.flatMap(({ submission }) => submission.scores?.metrics ?? []);
  return {
    title,
    columns: [
      left('File'),
      right('Submission'),
      left('Metric'),
      right('Score'),
      left(`${percent(settings.confidence, 0)} % interval`),
      left('Rank'),
    ],
    rows: handed.flatMap(({ file, submission: { id, number, state, scores: found } }) => {
      if (found === null || state === 'withdrawn') return [[file, String(number), state, '', '', '']];
      return officialFirst(found.metrics, settings.official).map((score, at) => [
        at === 0 ? file : '',
        at === 0 ? String(number) : '',
        metricTitle(score.metric),
        valueText(score.value, score),
        score.interval.map((end) => valueText(end, score)).join(' to '),
        at > 0 ? '' : state === 'stale' ? 'stale' : placeText(place, id),
      ]);
    }),
    notes: [leftText(quota), ...new Set(scores.map(({ signature }) => signature))],
  };
}

function officialFirst(scores: readonly ScoreAnswer[], official: string): ScoreAnswer[] {
  return scores.toSorted((a, b) => Number(b.metric === official) - Number(a.metric === official));
}

export function valueText(value: number, { unit }: Pick<ScoreAnswer, 'unit'>): string {
  return unit === 'number' ? decimal(value) : percent(value);
}

function placeText(place: Place | undefined, submission: string): string {
  if (place === undefined) return 'not shown yet';
  if (place.submission !== submission) return 'by another submission';
  const range = place.range === null ? '' : ` (${place.range.join('–')})`;
  return `${place.rank} of ${place.teams}${range}`;
}

/** How many more submissions there may be. */
function leftText(quota: Left | null): string {
  if (quota === null) return 'No phase is open now.';
  const { phase, today, month } = quota;
  const shown = Object.entries({ today, 'this month': month, 'in this phase': phase }).filter(
    ([, most]) => most !== null,
  );
  if (shown.length === 0) return 'Submissions are not limited.';
  return `Left: ${shown.map(([when, most]) => `${most} ${when}`).join(', ')}.`;
}
