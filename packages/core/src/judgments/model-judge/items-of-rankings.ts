import { quote } from '../../error.js';
import { strip } from '../../text/white-space.js';
import { badJudgment } from '../bad-judgment.js';
import type { Ranking, RankedOutput } from '../ranking.js';
import type { DistinctOutput, SystemLines } from '../sampling/distinct-outputs.js';
import type { JudgeItem } from './judge-item.js';

/** The texts that people judged. */
export interface JudgedTexts {
  readonly sources: readonly string[];
  readonly systems: readonly SystemLines[];
  /** The file of the judgments, for messages. */
  readonly file?: string | undefined;
}

/** The items that people judged, one for each ranking, so that a model is asked about the very same outputs. */
export function itemsOfRankings(rankings: readonly Ranking[], texts: JudgedTexts): JudgeItem[] {
  const { sources } = texts;
  const lines = new Map(texts.systems.map((system) => [system.name, system.lines]));
  const seen = new Map<string, number>();
  return rankings.map(({ sentence, outputs, drawing, item = '' }, index): JudgeItem => {
    if (sentence >= sources.length) throw noSentence(sentence, texts);
    const shown = outputs
      .map((output) => ({ systems: output.systems, text: textOf(output, sentence, lines, texts) }))
      // As in sampled items, so that the same outputs make the same question whoever judged them.
      .sort((a, b) => (a.systems[0] < b.systems[0] ? -1 : 1));
    const key = JSON.stringify([sentence, shown.map(({ systems }) => systems)]);
    const repetition = seen.get(key) ?? 0;
    seen.set(key, repetition + 1);
    return {
      id: item === '' ? String(index) : item,
      sentence,
      source: sources[sentence],
      ...(sentence > 0 ? { before: sources[sentence - 1] } : {}),
      ...(sentence + 1 < sources.length ? { after: sources[sentence + 1] } : {}),
      outputs: shown,
      ...(drawing === undefined ? {} : { drawing }),
      repetition,
    };
  });
}

/** The text that the systems of an output share. Where they do not, the judgments are of other sentences. */
function textOf(
  { systems }: RankedOutput,
  sentence: number,
  lines: ReadonlyMap<string, readonly string[]>,
  { file }: JudgedTexts,
): string {
  const texts = systems.flatMap((name): DistinctOutput[] => {
    const line = lines.get(name)?.[sentence];
    return line === undefined ? [] : [{ systems: [name], text: strip(line.replaceAll('\r', '')) }];
  });
  const [first] = texts;
  if (texts.length === 0) {
    throw badJudgment(
      { file },
      `the output of ${systems.join(' or ')}, which was judged`,
      'none',
      'Give the files of all systems that were judged; NAME=FILE names one.',
    );
  }
  const other = texts.find(({ text }) => text !== first.text);
  if (other === undefined) return first.text;
  throw badJudgment(
    { file },
    `the same output of ${first.systems[0]} and ${other.systems[0]} for sentence ${sentence}, counted from 0, as the judgments say`,
    `${quote(first.text)} and ${quote(other.text)}`,
    'Check that judgments and outputs belong together, and that the judgments count sentences from {{firstSentence}}.',
  );
}

function noSentence(sentence: number, { sources, file }: JudgedTexts): Error {
  return badJudgment(
    { file },
    `judgments of the ${sources.length} sentences of {{source}}`,
    `one of sentence ${sentence}, counted from 0`,
    'Give the source that was judged.',
  );
}
