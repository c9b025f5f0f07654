import { exploreSentences, m2, parseM2, sentencesOf, type ExploredSentence } from '@stet/core/internal';

const block = (source: string, ...edits: readonly string[]): string =>
  [`S ${source}`, ...edits.map((edit) => `A ${edit}|||REQUIRED|||-NONE-|||0`), ''].join('\n');

const GOLD = [
  block('He speak slow .', '1 2|||SVA|||speaks', '2 3|||Wform|||slowly'),
  block('All is well .'),
  block('I have cat </script><b>', '2 2|||ArtOrDet|||a'),
  block('הוא הולך לבית הספר כל יום', '1 2|||Vt|||הלך'),
].join('\n');

const LINES: Readonly<Record<string, readonly string[]>> = {
  careful: ['He speaks slow .', 'All is well .', 'I have a cat </script><b>', 'הוא הלך לבית הספר כל יום'],
  hasty: ['He talks slowly .', 'All was well .', 'I have cat </script><b>', 'הוא הולך לבית ספר כל יום'],
  idle: ['He speak slow .', 'All is well .', 'I have cat </script><b>', 'הוא הולך לבית הספר כל יום'],
};

export const SYSTEMS = Object.keys(LINES);

/** Four sentences by three systems, over and over: with a right-to-left one, and one that looks like markup. */
export function exploredSentences(times: number): ExploredSentence[] {
  const gold = parseM2(GOLD).flatMap(sentencesOf);
  const repeat = <T>(items: readonly T[]): T[] => Array.from({ length: times }, () => items).flat();
  return exploreSentences(
    m2(),
    repeat(gold),
    Object.entries(LINES).map(([name, lines]) => ({ name, lines: repeat(lines) })),
  );
}
