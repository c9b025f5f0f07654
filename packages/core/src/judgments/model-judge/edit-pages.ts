import { badJudgment } from '../bad-judgment.js';
import { displayWords } from '../../text/display-words.js';
import type { JudgedEdit } from '../judged-edit.js';
import type { Ranking } from '../ranking.js';

/** An output whose edits people judged. */
export interface EditPage {
  /** The index of the ranking. */
  readonly ranking: number;
  readonly sentence: number;
  readonly source: string;
  readonly before?: string;
  readonly after?: string;
  readonly systems: readonly string[];
  readonly edits: readonly JudgedEdit[];
}

export interface EditPages {
  /** Each output once, however many people judged its edits. */
  readonly pages: readonly EditPage[];
  /** Outputs whose edits have no place in the source, and are not asked about. */
  readonly unplaced: number;
}

/** The outputs with edits that people judged. */
export function editPages(rankings: readonly Ranking[], sources: readonly string[]): EditPages {
  const seen = new Set<string>();
  let unplaced = 0;
  const pages = rankings.flatMap(({ sentence, outputs }, ranking) => {
    if (sentence >= sources.length) {
      throw badJudgment(
        {},
        `judgments of the ${sources.length} sentences of {{source}}`,
        `one of sentence ${sentence}, counted from 0`,
        'Give the source that was judged.',
      );
    }
    const length = displayWords(sources[sentence]).length;
    return outputs.flatMap(({ systems, edits = [] }): EditPage[] => {
      const key = JSON.stringify([
        sentence,
        systems,
        edits.map(({ start, end, correction }) => [start, end, correction]),
      ]);
      if (edits.length === 0 || seen.size === seen.add(key).size) return [];
      if (edits.some((edit) => edit.unplaced === true || edit.end > length)) {
        unplaced++;
        return [];
      }
      return [
        {
          ...{ ranking, sentence, systems, edits, source: sources[sentence] },
          ...(sentence > 0 ? { before: sources[sentence - 1] } : {}),
          ...(sentence + 1 < sources.length ? { after: sources[sentence + 1] } : {}),
        },
      ];
    });
  });
  return { pages, unplaced };
}
