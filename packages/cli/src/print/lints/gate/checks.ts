import {
  counted,
  fixed,
  interval,
  mustUnit,
  percent,
  shownP,
  signed,
  type AlarmCheck,
  type LintGateReport,
  type MeasureCheck,
  type MustResult,
  type Slowdown,
} from '@stet/core/internal';
import { changeWords, markedContext, whereOf } from '../diff-tables.js';

/** One thing that a gate looked at. */
export interface GateCheck {
  /** What must hold, as the name of a test. */
  readonly name: string;
  readonly passed: boolean;
  /** What was found, in a sentence. */
  readonly text: string;
  /** Where to look. */
  readonly lines: readonly string[];
}

/** Everything that a gate for a checker looked at, each register and each must-line by itself. */
export function gateChecks(report: LintGateReport, top: number): GateCheck[] {
  const { alarms, measures, must, slowdown } = report;
  return [
    ...alarms.map((alarm) => alarmCheck(alarm, report.level, top)),
    ...measures.map((measure) => measureCheck(measure, report.level)),
    ...must.map(mustCheck),
    answersCheck(report),
    ...(slowdown === undefined ? [] : [slowdownCheck(slowdown)]),
  ];
}

function alarmCheck(
  { register, added, removed, p, rate, passed, changes }: AlarmCheck,
  level: number,
  top: number,
): GateCheck {
  const shownRate = `${signed(rate, (value) => fixed(value, 2))} for each 1,000 words`;
  const counts = `${counted(added, 'false alarm')} came and ${removed} went in ${register}`;
  const chance = passed ? `p ${shownP(p)}` : `p ${shownP(p)}, below the level of ${level}`;
  return {
    name: `false alarms do not rise: ${register}`,
    passed,
    text:
      added + removed === 0 ? `The false alarms in ${register} are as before.` : `${counts} (${shownRate}, ${chance}).`,
    lines: changes
      .slice(0, top)
      .map((change) => `${whereOf(change)}: ${changeWords(change)}: ${markedContext(change)}`),
  };
}

const MEASURE_NAMES = { precision: 'precision of first suggestions', recall: 'recall of first suggestions' } as const;

function measureCheck(
  { measure, before, now, change, p, significant, changed }: MeasureCheck,
  level: number,
): GateCheck {
  const name = MEASURE_NAMES[measure];
  const title = `The ${name}`;
  const moved = `from ${percent(before)} to ${percent(now)}`;
  const chance = significant ? `p ${shownP(p)}, below the level of ${level}` : `p ${shownP(p)}, which may be chance`;
  const text =
    changed === 0 || change === 0
      ? `${title} stays at ${percent(now)}.`
      : change > 0
        ? `${title} rises ${moved}.`
        : `${title} falls ${moved} (${chance}).`;
  return { name: `${name} does not fall`, passed: !significant, text, lines: [] };
}

const SIGNS = { flag: '❌', pass: '✅' } as const;

function mustCheck({ line, passed, problems, notes }: MustResult): GateCheck {
  const rule = line.rule === undefined ? '' : `${line.rule}: `;
  return {
    name: `${mustUnit(line)} ${SIGNS[line.must]} ${rule}${line.text}`,
    passed,
    text: passed ? notes.join(' ') : `${mustUnit(line)}: ${problems.join(' ')}`,
    lines: [`${SIGNS[line.must]} ${line.text}`, ...problems, ...notes],
  };
}

function answersCheck({ unanswered, diff }: LintGateReport): GateCheck {
  const first = unanswered.at(0);
  const why = first?.error ?? 'the checker says that it left lints out';
  return {
    name: 'every text is answered in full',
    passed: first === undefined,
    text:
      first === undefined
        ? `All ${counted(diff.now.checks, 'text')} have an answer.`
        : `${counted(unanswered.length, 'text')} ${unanswered.length === 1 ? 'has' : 'have'} no full answer; the first is ${first.unit}: ${why}.`,
    lines: unanswered.map(({ unit, error }) => `${unit}: ${error ?? 'incomplete'}`),
  };
}

function slowdownCheck({ texts, ratio, interval: bounds, limit, passed }: Slowdown): GateCheck {
  const times = `${fixed(ratio, 2)} times that of the baseline (${interval(bounds)}, ${counted(texts, 'text')})`;
  return {
    name: `answers take at most ${limit} times as long`,
    passed,
    text: `The time for an answer is ${times}; ${passed ? 'within' : 'over'} the limit of ${limit}.`,
    lines: [],
  };
}
