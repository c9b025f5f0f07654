import type { Step } from './align.js';
import { withinOneChange } from './within-one-change.js';

/**
 * The edits of an alignment, as ChERRANT joins its steps: stretches of deletions alone or of insertions alone, and
 * stretches with substitutions; deletions and insertions side by side stay apart. What moved across words that match
 * becomes one edit of word order. At last what both ends of a substitution share is taken off.
 */
export function mergeSteps(steps: readonly Step[], before: readonly string[], after: readonly string[]): Step[] {
  return joinMoved(joinRuns(steps), before, after)
    .filter(({ start, end, from, to }) => textOf(before, start, end) !== textOf(after, from, to))
    .map((edit) => (edit.kind === 'S' ? withoutCommonEnds(edit, before, after) : edit));
}

function textOf(characters: readonly string[], start: number, end: number): string {
  return characters.slice(start, end).join('');
}

function spanOf(steps: readonly Step[], kind: Step['kind']): Step {
  const [first, last] = [steps[0], steps[steps.length - 1]];
  return { kind, start: first.start, end: last.end, from: first.from, to: last.to };
}

function joinRuns(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (let first = 0; first < steps.length;) {
    const group = groupOf(steps[first]);
    let end = first + 1;
    while (end < steps.length && groupOf(steps[end]) === group) end++;
    joined.push(...joinRun(steps.slice(first, end), group));
    first = end;
  }
  return joined;
}

const groupOf = ({ kind }: Step): 'matched' | 'turned' | 'changed' =>
  kind === 'M' ? 'matched' : kind === 'T' ? 'turned' : 'changed';

function joinRun(run: readonly Step[], group: ReturnType<typeof groupOf>): readonly Step[] {
  if (run.length === 1 || group === 'turned') return run;
  if (group === 'matched') return [spanOf(run, 'M')];
  const kinds = new Set(run.map(({ kind }) => kind));
  if (kinds.has('S')) return [spanOf(run, 'S')];
  return kinds.size === 1 ? [spanOf(run, run[0].kind)] : run;
}

function joinMoved(steps: readonly Step[], before: readonly string[], after: readonly string[]): Step[] {
  const edits: Step[] = [];
  for (let at = 0; at < steps.length; at++) {
    const three = steps.slice(at, at + 3);
    if (three.length === 3 && (isSwap(three, before, after) || isMove(three, before, after))) {
      edits.push(spanOf(three, 'T'));
      at += 2;
    } else if (steps[at].kind !== 'M') edits.push(steps[at]);
  }
  return edits;
}

/** Two stretches that change places around what stays. */
function isSwap([first, middle, last]: readonly Step[], before: readonly string[], after: readonly string[]): boolean {
  if (first.kind !== 'S' || middle.kind !== 'M' || last.kind !== 'S') return false;
  const texts = [
    [textOf(before, first.start, first.end), textOf(after, last.from, last.to)],
    [textOf(after, first.from, first.to), textOf(before, last.start, last.end)],
  ];
  const exact = texts.flat().some((text) => lengthOf(text) === 1);
  return texts.every(([left, right]) => (exact ? left === right : withinOneChange(left, right)));
}

/** Marks that move by themselves are a deletion and an insertion. */
const MARKS =
  "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~！？｡＂＃＄％＆＇（）＊＋，－／：；＜＝＞＠［＼］＾＿｀｛｜｝～｟｠｢｣､、〃》「」『』【】〔〕〖〗〘〙〚〛〜〝〞〟–—‘'‛“”„‟…‧.";

/** A stretch that is deleted on one side of what stays and inserted on the other. */
function isMove([first, middle, last]: readonly Step[], before: readonly string[], after: readonly string[]): boolean {
  const stays = middle.kind === 'M' || middle.kind === 'T';
  const moves = (first.kind === 'D' && last.kind === 'I') || (first.kind === 'I' && last.kind === 'D');
  if (!stays || !moves) return false;
  const [deletion, insertion] = first.kind === 'D' ? [first, last] : [last, first];
  const texts = [textOf(before, deletion.start, deletion.end), textOf(after, insertion.from, insertion.to)];
  const [shorter, longer] = lengthOf(texts[0]) < lengthOf(texts[1]) ? texts : texts.toReversed();
  if (MARKS.includes(longer) || MARKS.includes(shorter) || lengthOf(longer) - lengthOf(shorter) > 1) return false;
  if (lengthOf(shorter) === 1) return longer === shorter;
  const isTurned = lengthOf(longer) === lengthOf(shorter) && (longer + longer).includes(shorter);
  return withinOneChange(longer, shorter) || isTurned;
}

const lengthOf = (text: string): number => Array.from(text).length;

function withoutCommonEnds(edit: Step, before: readonly string[], after: readonly string[]): Step {
  let { start, end, from, to } = edit;
  while (start < end && from < to && before[start] === after[from]) [start, from] = [start + 1, from + 1];
  let common = 0;
  while (common < end - start && edit.from < to - common && before[end - 1 - common] === after[to - 1 - common])
    common++;
  // The original compares with the whole correction, and gives up where more is common than is left of it.
  if (common <= to - from) [end, to] = [end - common, to - common];
  return { kind: start === end ? 'I' : from === to ? 'D' : 'S', start, end, from, to };
}
