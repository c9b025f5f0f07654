import { counted, fixed, shownP, signed, type LintDiff, type RuleChange, type RunOutline } from '@stet/core/internal';
import { changeWords, markedContext } from './diff-tables.js';

/** What a diff found, in sentences: what matters first, then what could not be compared. */
export function diffWords(diff: LintDiff): string[] {
  return [...verdictWords(diff), ...renamedWords(diff), ...unstableWords(diff), ...uncomparedWords(diff)];
}

const nameOf = ({ checker, version }: RunOutline): string => `${checker} ${version}`;

/** `harper.js 2.9.0 and 2.10.0`. */
export function comparedNames({ before, now }: LintDiff): string {
  return `${nameOf(before)} and ${now.checker === before.checker ? now.version : nameOf(now)}`;
}

function verdictWords(diff: LintDiff): string[] {
  const { before, now, counts, sameVersion, overall, rules, newRules, goneRules } = diff;
  const differing = counts.changed + counts.moved + counts['other rule'] + counts.removed + counts.added;
  if (sameVersion) {
    return differing === 0
      ? [`Both runs are of ${nameOf(now)}, and they agree in all ${counted(counts.same, 'lint')}: it is stable here.`]
      : [`Both runs are of ${nameOf(now)}, and they differ in ${counted(differing, 'lint')}: the checker is unstable.`];
  }
  const versions = `From ${nameOf(before)} to ${nameOf(now)}`;
  if (differing === 0) return [`${versions} all ${counted(counts.same, 'lint')} stay as they are.`];
  const rate = `${signed(overall.rate, (value) => fixed(value, 2))} for each 1,000 words`;
  const first = [...rules, ...newRules, ...goneRules].reduce((most, rule) =>
    weightOf(rule) > weightOf(most) ? rule : most,
  );
  return [
    `${versions}, ${counted(counts.added, 'lint')} came and ${counts.removed} went (${rate}, p ${shownP(overall.p)}).`,
    `Most changed is ${first.rule}: ${first.added.lints} came, ${first.removed.lints} went.` +
      ` First example (${changeWords(first.examples[0])}): ${markedContext(first.examples[0])}`,
  ];
}

const weightOf = ({ added, removed }: RuleChange): number => added.lints + removed.lints;

function renamedWords({ renamed }: LintDiff): string[] {
  return renamed.map(({ from, to }) => `${from} became ${to}.`);
}

function unstableWords({ unstable }: LintDiff): string[] {
  if (unstable.length === 0) return [];
  const versions = [...new Set(unstable.map(({ version }) => version))].join(' and ');
  return [
    `${counted(unstable.length, 'lint')} of version ${versions} ${unstable.length === 1 ? 'is' : 'are'} unstable, and left out.`,
  ];
}

/** What takes no part in the comparison must not go unnoticed. */
export function uncomparedWords({ texts, inChangedText }: LintDiff): string[] {
  const { carried, changed, onlyBefore, onlyNow, unanswered } = texts;
  const some = (units: readonly string[], what: string): string[] =>
    units.length === 0 ? [] : [`${counted(units.length, 'text')} ${what}, the first is ${units[0]}.`];
  const left = inChangedText.before + inChangedText.now;
  return [
    ...some(unanswered, 'had no full answer in one of the runs'),
    ...some(changed, 'changed, and the runs do not hold them: their lints are not compared'),
    ...some(carried, 'changed; lints in what stayed are compared'),
    ...(left === 0 ? [] : [`${counted(left, 'lint')} in what changed ${left === 1 ? 'is' : 'are'} left out.`]),
    ...some(onlyBefore, 'only the baseline has'),
    ...some(onlyNow, 'only the new run has'),
  ];
}
