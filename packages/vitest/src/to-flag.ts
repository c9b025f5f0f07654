import { quote, type MustLine } from '@stet/core/internal';
import { holdLines, lintsOf } from './lint-checker.js';
import { lintLine, paragraph, type Answer } from './message.js';

export interface FlagOptions {
  /** The rule that must complain; any, where absent. */
  readonly rule?: string;
  /** What must be flagged: a stretch that the text has once. */
  readonly at?: string;
  /** What must be suggested first. */
  readonly suggestion?: string;
}

/**
 * Holds if the checker flags the text, by the rule and at the place that are named, and suggests what is expected first. No
 * suggestion, once made, may trigger the rule again.
 */
export async function toFlag(received: unknown, text: string, options: FlagOptions = {}): Promise<Answer> {
  const { rule, at, suggestion } = options;
  const start = at === undefined ? -1 : text.indexOf(at);
  const line: MustLine = {
    must: 'flag',
    text,
    line: 1,
    ...(rule === undefined ? {} : { rule }),
    ...(at === undefined || start === -1 ? {} : { marker: { start, end: start + at.length } }),
  };
  const [{ problems }] = await holdLines(received, [line]);
  const lints = await lintsOf(received, text);
  const isMeant = (lint: (typeof lints)[number]): boolean =>
    (rule === undefined || lint.rule === rule) && (suggestion === undefined || lint.suggestions.at(0) === suggestion);
  const missing =
    lints.some(isMeant) || suggestion === undefined ? [] : [`Nobody suggests ${quote(suggestion)} first.`];
  const absent = start === -1 && at !== undefined ? [`The text has no ${quote(at)}.`] : [];
  const all = [...problems, ...missing, ...absent];
  const found = lints.length === 0 ? ['nothing'] : lints.map(lintLine);
  return {
    pass: all.length === 0,
    message: () =>
      all.length === 0
        ? paragraph(['expected the checker not to flag', [text], 'and it found', found])
        : paragraph(['expected the checker to flag', [text], ...all, 'It found', found]),
  };
}
