import { quote } from '../../../error.js';
import { tokenise } from '../../../text/white-space.js';
import { badJudgment } from '../../bad-judgment.js';
import type { RankedOutput, Ranking } from '../../ranking.js';
import { parseBracketed } from './bracketed.js';
import { parseDetectedErrors } from './detected-errors.js';
import type { PlacedSheet } from './placed-sheet.js';
import type { SeedaSheet } from './sheet.js';

/** A page as it was found: its file says who judged, but not which item. */
export interface FoundSheet {
  readonly sheet: SeedaSheet;
  readonly judge: string;
  readonly file: string;
}

export interface PlacedSheets {
  readonly placed: readonly PlacedSheet[];
  /** Pages that fit more than one item: the judge saw the same outputs again. They are taken in order. */
  readonly twins: number;
}

/**
 * Finds the ranking of each page by the texts on it, since the numbers of the files are not those of the items. `outputs`
 * has the lines of each system. One correction of a page may fit no output, if its brackets are broken: it is the
 * output that is left.
 */
export function placeSheets(
  sheets: readonly FoundSheet[],
  ranks: readonly Ranking[],
  outputs: ReadonlyMap<string, readonly string[]>,
  firstSentence: number,
): PlacedSheets {
  const free = new Set(ranks);
  const textOf = (sentence: number, { systems }: RankedOutput): string => {
    const lines = systems.map((name) => outputs.get(name)).find((found) => found !== undefined);
    return tokenise(lines?.at(sentence - firstSentence) ?? '').join(' ');
  };
  const placed = new Map<FoundSheet, PlacedSheet>();
  let twins = 0;
  // Pages that fit whole come first, so that no other takes their ranking.
  for (const unmatched of [0, 1]) {
    for (const found of sheets) {
      if (placed.has(found)) continue;
      const fits = fitting(found.sheet, unmatched);
      const candidates = [...free].flatMap((ranking) => {
        if (ranking.judge !== found.judge || ranking.item === undefined) return [];
        const matches = fits(ranking.outputs.map((output) => textOf(ranking.sentence, output)));
        return matches === undefined ? [] : [{ ranking, item: ranking.item, matches }];
      });
      const candidate = candidates.at(0);
      if (candidate === undefined) continue;
      if (candidates.length > 1) twins++;
      const { ranking, item, matches } = candidate;
      free.delete(ranking);
      const { sheet, judge, file } = found;
      const systems = matches.map((at) => ranking.outputs[at].systems);
      placed.set(found, { sheet, judge, item, sourceNumber: ranking.sentence, systems, location: { file } });
    }
  }
  return { placed: sheets.map((found) => placed.get(found) ?? refuse(found)), twins };
}

function refuse({ sheet, judge, file }: FoundSheet): never {
  throw badJudgment(
    { file },
    `a page whose corrections ${judge} ranked`,
    quote(sheet.source),
    'Give the ranks and the outputs that belong to this step 1.',
  );
}

/**
 * Which of some texts each correction of a page is, by its index, if `unmatched` of the corrections may fit none; undefined
 * where they do not fit together.
 */
function fitting(sheet: SeedaSheet, unmatched: number): (texts: readonly string[]) => number[] | undefined {
  const read = sheet.corrections.map(parseBracketed);
  const corrected = read.map((correction) => correction.corrected.join(' '));
  // The judge may have changed the source line, but hardly each of the corrections.
  const sources = new Set(
    [parseDetectedErrors(sheet.source).tokens, ...read.map(({ original }) => original)].map((tokens) =>
      tokens.join(' '),
    ),
  );
  return (texts) => {
    const matches = corrected.map((text) => texts.indexOf(text));
    if (matches.filter((at) => at === -1).length !== unmatched || unmatched === corrected.length) return undefined;
    // An output that changes nothing need not be on the page.
    const left = texts.flatMap((text, at) => (matches.includes(at) || sources.has(text) ? [] : [at]));
    return left.length === unmatched ? matches.map((at) => (at === -1 ? left[0] : at)) : undefined;
  };
}
