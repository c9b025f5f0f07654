import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';
import type { ProposedEdit } from '../../proposed-edit.js';
import type { Operation } from '../align.js';
import { slowCharacterTerm } from './slow-character-term.js';

type Run = readonly Operation[];

/** Merging by rules as they read: all stretches of a run in turn, the widest first, and then what is left over. */
export function slowMerge(operations: Run, source: Analysis, corrected: Analysis): ProposedEdit[] {
  const edits: ProposedEdit[] = [];
  let run: Operation[] = [];
  for (const operation of [...operations, undefined]) {
    if (operation !== undefined && operation.kind !== 'M' && operation.kind !== 'T') {
      run.push(operation);
      continue;
    }
    edits.push(...divide(run, source, corrected));
    run = [];
    if (operation?.kind === 'T') edits.push(...joined([operation]));
  }
  return edits;
}

function joined(run: Run): ProposedEdit[] {
  const [{ start, from }] = run;
  const { end, to } = run[run.length - 1];
  return [{ start, end, from, to }];
}

function divide(run: Run, source: Analysis, corrected: Analysis): ProposedEdit[] {
  const again = (part: Run): ProposedEdit[] => divide(part, source, corrected);
  if (run.length === 0) return [];
  if (run.length === 1 || run.every(({ kind }) => kind === 'D') || run.every(({ kind }) => kind === 'I')) {
    return joined(run);
  }
  let hasContent = false;
  for (let width = run.length - 1; width > 0; width--) {
    for (let first = 0; first + width < run.length; first++) {
      const last = first + width;
      const stretch = run.slice(first, last + 1);
      if (stretch.every(({ kind }) => kind !== 'S')) continue;
      const [{ start, end, from, to }] = joined(stretch);
      const o = source.slice(start, end);
      const c = corrected.slice(from, to);
      const lastO = o[o.length - 1];
      const lastC = c[c.length - 1];
      const lastTwo = (): ProposedEdit[] => [
        ...again(run.slice(0, last - 1)),
        ...joined(run.slice(last - 1, last + 1)),
        ...again(run.slice(last + 1)),
      ];
      const whole = (): ProposedEdit[] => [
        ...again(run.slice(0, first)),
        ...joined(stretch),
        ...again(run.slice(last + 1)),
      ];
      const split = (): ProposedEdit[] => [...again(run.slice(0, first + 1)), ...again(run.slice(first + 1))];
      if (first === 0 && [o[0].tag, c[0].tag].includes('POS')) {
        return [...joined(run.slice(0, 1)), ...again(run.slice(1))];
      }
      if ([lastO.tag, lastC.tag].includes('POS')) return lastTwo();
      if (lastO.lower === lastC.lower) {
        const startsSentence = (o.length === 1 && startsUpper(c[0])) || (c.length === 1 && startsUpper(o[0]));
        if (first === 0 && startsSentence) return whole();
        if (endsAfterPunctuation(o) || endsAfterPunctuation(c)) return lastTwo();
      }
      if (bare(o) === bare(c)) return whole();
      const pos = [...o, ...c].map((token) => token.pos);
      const onePos = pos[0] !== '' && pos.every((other) => other === pos[0]);
      const verbal = pos.every((other) => ['AUX', 'PART', 'VERB'].includes(other));
      if (o.length !== c.length && (onePos || verbal)) return whole();
      if (width === 1) {
        if (o.length === 2 && c.length === 2) return split();
        const [left, right] = stretch;
        if (left.kind === 'S' && slowCharacterTerm(o[0].text, c[0].text) < 0.25) return split();
        if (right.kind === 'S' && slowCharacterTerm(lastO.text, lastC.text) < 0.25) return split();
        const isLast = last === run.length - 1;
        if (isLast && right.kind !== 'I' && lastO.pos === 'DET') return split();
        if (isLast && right.kind !== 'D' && lastC.pos === 'DET') return split();
      }
      hasContent ||= pos.some((other) => ['ADJ', 'ADV', 'AUX', 'NOUN', 'VERB'].includes(other));
    }
  }
  return hasContent ? joined(run) : run.flatMap((operation) => joined([operation]));
}

const startsUpper = ({ text }: AnalysedToken): boolean => /^\p{Uppercase}/u.test(text);

function endsAfterPunctuation(tokens: Analysis): boolean {
  const token = tokens.at(-2);
  return token !== undefined && (token.pos === 'PUNCT' || '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.includes(token.text));
}

const bare = (tokens: Analysis): string =>
  tokens
    .map(({ lower }) => lower)
    .join('')
    .replaceAll(/['-]/gu, '');
