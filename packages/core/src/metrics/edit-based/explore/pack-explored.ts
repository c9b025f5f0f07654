import { tokenise } from '../../../text/white-space.js';
import type { EditMark } from './edit-mark.js';
import type { ExploredOutput, ExploredSentence } from './explored-sentence.js';

/** A gold edit that some system matched or missed: its corrections come last. */
type PackedGold = readonly [
  annotator: number,
  start: number,
  end: number,
  type: number,
  optional: 0 | 1,
  ...corrections: readonly string[],
];

/**
 * A mark: a gold edit n that was matched with its first correction as `n`, with another one as `[n, text]`, one that
 * was missed as `-1 - n`; an unneeded edit as `[start, end, text]`. The metric's type comes last where it tells one. A
 * wrong edit is `[start, end, text, type, systemType, …]` with what the annotator wants; a type that nobody tells is -1.
 */
type PackedMark =
  | number
  | readonly [gold: number, text: string, systemType?: number]
  | readonly [start: number, end: number, text: string, type?: number]
  | PackedWrong;

type PackedWrong = readonly [
  start: number,
  end: number,
  text: string,
  type: number,
  systemType: number,
  ...wanted: readonly string[],
];

/** An output; its text is 0 where the edits give it. */
type PackedOutput = readonly [
  system: number,
  text: string | 0,
  annotator: number,
  correct: number,
  proposed: number,
  gold: number,
  ...marks: readonly PackedMark[],
];

type PackedSentence = readonly [
  sentence: number,
  source: string,
  golds: readonly PackedGold[],
  outputs: readonly PackedOutput[],
];

/** Explored sentences with nothing said twice: about a tenth of the size, for files and for sending. */
export interface PackedExplored {
  readonly systems: readonly string[];
  readonly types: readonly string[];
  readonly sentences: readonly PackedSentence[];
}

/** Packs sentences for a file or for sending; `unpackExplored` gives them back. */
export function packExplored(sentences: readonly ExploredSentence[]): PackedExplored {
  const systems = new Numbering();
  const types = new Numbering();
  const packed = sentences.map((sentence) => packSentence(sentence, systems, types));
  return { systems: systems.names, types: types.names, sentences: packed };
}

/** The sentences that were packed. */
export function unpackExplored({ systems, types, sentences }: PackedExplored): ExploredSentence[] {
  return sentences.map(([sentence, source, golds, outputs]) => {
    const words = tokenise(source);
    return {
      sentence,
      source,
      outputs: outputs.map(([system, text, annotator, correct, proposed, gold, ...marks]): ExploredOutput => {
        const unpacked = marks.map((mark) => unpackMark(mark, annotator, golds, words, types));
        const hypothesis = text === 0 ? textOf(words, unpacked) : text;
        return { system: systems[system], hypothesis, annotator, correct, proposed, gold, marks: unpacked };
      }),
    };
  });
}

/** Names by number, in the order in which they come. */
class Numbering {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) this.#numbers.set(name, (number = this.names.push(name) - 1));
    return number;
  }
}

function packSentence(
  { sentence, source, outputs }: ExploredSentence,
  systems: Numbering,
  types: Numbering,
): PackedSentence {
  const words = tokenise(source);
  const golds: PackedGold[] = [];
  const numbers = new Numbering();
  const goldOf = ({ annotator, start, end, type, optional }: EditMark, corrections: readonly string[]): number => {
    const gold: PackedGold = [annotator, start, end, types.of(type), optional === true ? 1 : 0, ...corrections];
    const number = numbers.of(JSON.stringify(gold));
    golds[number] = gold;
    return number;
  };
  // What was missed names all corrections; one that was matched is found by the one that was written.
  const packMark = (mark: EditMark): PackedMark => {
    const [text] = mark.corrections;
    if (mark.kind === 'unneeded') {
      return mark.type === '' ? [mark.start, mark.end, text] : [mark.start, mark.end, text, types.of(mark.type)];
    }
    if (mark.kind === 'wrong') {
      const systemType = mark.systemType === undefined ? -1 : types.of(mark.systemType);
      return [mark.start, mark.end, text, types.of(mark.type), systemType, ...(mark.wanted ?? [])];
    }
    if (mark.kind === 'missed') return -1 - goldOf(mark, mark.corrections);
    const packedBefore = golds.findIndex(
      ([annotator, start, end, type, optional, ...corrections]) =>
        annotator === mark.annotator &&
        start === mark.start &&
        end === mark.end &&
        type === types.of(mark.type) &&
        (optional === 1) === (mark.optional === true) &&
        corrections.includes(text),
    );
    const gold = packedBefore === -1 ? goldOf(mark, mark.corrections) : packedBefore;
    if (mark.systemType !== undefined) return [gold, text, types.of(mark.systemType)];
    return golds[gold][5] === text ? gold : [gold, text];
  };
  const missedFirst = outputs.flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'missed'));
  for (const mark of missedFirst) goldOf(mark, mark.corrections);
  return [
    sentence,
    source,
    golds,
    outputs.map(({ system, hypothesis, annotator, correct, proposed, gold, marks }): PackedOutput => {
      const text = textOf(words, marks) === hypothesis ? 0 : hypothesis;
      return [systems.of(system), text, annotator, correct, proposed, gold, ...marks.map(packMark)];
    }),
  ];
}

function unpackMark(
  mark: PackedMark,
  annotator: number,
  golds: readonly PackedGold[],
  words: readonly string[],
  types: readonly string[],
): EditMark {
  if (isPlaced(mark)) {
    const [start, end, text, type] = mark;
    const stretch = words.slice(start, end).join(' ');
    if (isWrong(mark)) {
      const [, , , wantedType, systemType, ...wanted] = mark;
      const named = { type: types[wantedType], ...(systemType === -1 ? {} : { systemType: types[systemType] }) };
      return { kind: 'wrong', start, end, words: stretch, corrections: [text], wanted, ...named, annotator };
    }
    const name = type === undefined ? '' : types[type];
    return { kind: 'unneeded', start, end, words: stretch, corrections: [text], type: name, annotator };
  }
  const number = typeof mark === 'number' ? (mark < 0 ? -1 - mark : mark) : mark[0];
  const isMissed = typeof mark === 'number' && mark < 0;
  const [by, start, end, type, optional, ...corrections] = golds[number];
  return {
    kind: isMissed ? 'missed' : 'matched',
    start,
    end,
    words: words.slice(start, end).join(' '),
    corrections: isMissed ? corrections : [typeof mark === 'number' ? corrections[0] : mark[1]],
    type: types[type],
    ...(typeof mark === 'number' || mark[2] === undefined ? {} : { systemType: types[mark[2]] }),
    annotator: by,
    ...(optional === 1 ? { optional: true } : {}),
  };
}

/** True for an edit that is not the gold's: unneeded or wrong. */
function isPlaced(
  mark: PackedMark,
): mark is readonly [start: number, end: number, text: string, type?: number] | PackedWrong {
  return typeof mark !== 'number' && typeof mark[1] === 'number';
}

function isWrong(mark: readonly unknown[]): mark is PackedWrong {
  return mark.length > 4;
}

/** What the edits make of the source. */
function textOf(words: readonly string[], marks: readonly EditMark[]): string {
  const written: string[] = [];
  let at = 0;
  for (const { kind, start, end, corrections } of marks) {
    if (kind === 'missed') continue;
    written.push(...words.slice(at, start), ...corrections.filter((text) => text !== ''));
    at = end;
  }
  return [...written, ...words.slice(at)].join(' ');
}
