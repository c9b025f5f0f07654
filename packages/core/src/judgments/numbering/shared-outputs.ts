import { tokenise } from '../../text/white-space.js';
import type { Ranking } from '../ranking.js';

/** What each system wrote, by name: a text for each sentence. */
export type OutputTexts = ReadonlyMap<string, readonly string[]>;

/** Outputs that were judged once for several systems, and how many of them are one text where the judgment is put. */
export interface SharedOutputs {
  readonly judged: number;
  readonly agreeing: number;
}

/**
 * Systems are judged as one where they wrote the same text. So if `lineOf` puts each judgment where it belongs, all of
 * these outputs agree; elsewhere many do not. Systems without texts do not count.
 */
export function sharedOutputs(
  rankings: readonly Ranking[],
  texts: OutputTexts,
  lineOf: (sentence: number) => number | undefined,
): SharedOutputs {
  let judged = 0;
  let agreeing = 0;
  for (const { sentence, outputs } of rankings) {
    const line = lineOf(sentence);
    for (const { systems } of outputs) {
      const columns = systems.map((name) => texts.get(name)).filter((column) => column !== undefined);
      if (columns.length < 2) continue;
      judged++;
      if (line !== undefined && areOneText(columns.map((column) => column.at(line)))) agreeing++;
    }
  }
  return { judged, agreeing };
}

/** White space does not count, as for whoever sees two outputs. A text that is missing is no text. */
function areOneText(texts: readonly (string | undefined)[]): boolean {
  const distinct = new Set(texts.map((text) => (text === undefined ? undefined : tokenise(text).join(' '))));
  return distinct.size === 1 && !distinct.has(undefined);
}
