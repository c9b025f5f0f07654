import { englishSentences } from '../text/sentences.js';
import type { Lint } from './lint-run.js';

/** A lint with what stands around it. */
export interface LintContext {
  readonly before: string;
  readonly text: string;
  readonly behind: string;
}

/** Characters of context on each side. */
const CONTEXT = 60;

/** Some words before and behind a lint, whole ones, with a sign where something is left out. */
export function contextOf(
  text: string,
  { start, end, text: found }: Pick<Lint, 'start' | 'end' | 'text'>,
): LintContext {
  const isLong = { before: start > CONTEXT, behind: text.length - end > CONTEXT };
  return {
    before: isLong.before ? text.slice(start - CONTEXT, start).replace(/^\S*\s?/u, '…') : text.slice(0, start),
    text: found,
    behind: isLong.behind ? text.slice(end, end + CONTEXT).replace(/\s?\S*$/u, '…') : text.slice(end),
  };
}

/** The sentence in which a lint stands, on one line; several where it spans them. */
export function sentenceAround(text: string, { start, end }: Pick<Lint, 'start' | 'end'>): string {
  const touched = englishSentences(text).filter((sentence) => sentence.start <= end && start <= sentence.end);
  const inside = touched.filter((sentence) => sentence.start < end && start < sentence.end);
  const sentences = inside.length === 0 ? touched.slice(0, 1) : inside;
  const [from, to] = [sentences.at(0)?.start ?? 0, sentences.at(-1)?.end ?? text.length];
  return text.slice(from, to).replace(/\s+/gu, ' ').trim();
}
