import { StetError } from '../../error.js';
import type { Ranking } from '../ranking.js';
import { countedFromZero, type FirstSentence } from './first-sentence.js';
import { sharedOutputs, type OutputTexts } from './shared-outputs.js';

/** How the sentences of judgments were found among the texts. */
export interface Numbering {
  /** What the judgments count sentences from; with a list of their numbers that is of no interest. */
  readonly firstSentence: FirstSentence | null;
  /** Somebody said so, the texts tell, the format usually does so, or a list has the number of each sentence. */
  readonly by: 'option' | 'outputs' | 'format' | 'list';
  /** Where texts are at hand: how many outputs were judged for several systems, and how many of these are one text. */
  readonly sharedOutputs?: {
    readonly judged: number;
    readonly agreeing: number;
    /** The same if sentences were counted from the other number. */
    readonly agreeingOtherwise: number;
  };
  /** Judgments of sentences that are not in the list. */
  readonly leftOut?: number;
}

export interface NumberedJudgments {
  /** Sentences are counted from 0, in the order of the texts. */
  readonly rankings: Ranking[];
  readonly numbering: Numbering;
  /** What a reader should know of it, as a sentence about the file; absent where all is as usual. */
  readonly note?: string;
}

export interface NumberingOptions {
  /** What files of the format usually count from. */
  readonly usual: FirstSentence;
  /** What the file is said to count from. */
  readonly firstSentence?: FirstSentence | undefined;
  readonly outputs?: OutputTexts | undefined;
  /** The number of each sentence of the texts, as the judgments count, where the texts are a selection. */
  readonly sentences?: readonly number[] | undefined;
  readonly file?: string | undefined;
}

/** With fewer outputs of several systems, equal texts next to the right sentence may be chance. */
const FEWEST_SHARED = 20;

/** Puts judgments, whose sentences are numbered as in their file, at the sentences that they are about. */
export function numberSentences(rankings: readonly Ranking[], options: NumberingOptions): NumberedJudgments {
  const { sentences, outputs } = options;
  return sentences === undefined
    ? numberByFirst(rankings, outputs ?? new Map(), options)
    : numberByList(rankings, outputs ?? new Map(), sentences, options.file);
}

function numberByFirst(
  rankings: readonly Ranking[],
  outputs: OutputTexts,
  { usual, firstSentence, file }: NumberingOptions,
): NumberedJudgments {
  const counts = ([0, 1] as const).map((first) =>
    sharedOutputs(rankings, outputs, (number) => (number < first ? undefined : number - first)),
  );
  const [{ judged }] = counts;
  const fits = (first: FirstSentence): boolean => counts[first].agreeing === judged;
  const other = usual === 0 ? 1 : 0;
  if (firstSentence === undefined && !fits(usual) && !(fits(other) && judged >= FEWEST_SHARED)) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file,
      expected: 'one text from systems that were judged as one',
      found: `that for ${ofShared(counts[0].agreeing, judged)} with sentences counted from 0, for ${counts[1].agreeing} from 1`,
      remedy: fits(other)
        ? `These are few: say with {{firstSentence}} ${other} that sentences are counted from ${other}.`
        : 'Give the outputs that were judged, with all their sentences; if they are a selection, list its numbers with {{sentences}}.',
    });
  }
  const first = firstSentence ?? (fits(usual) ? usual : other);
  const { agreeing } = counts[first];
  const agreeingOtherwise = counts[1 - first].agreeing;
  const note =
    agreeing < judged
      ? `of ${judged} outputs of several systems only ${agreeing} are one text with sentences counted from ${first}, and ${agreeingOtherwise} from ${1 - first}`
      : `sentences are counted from ${first}: all ${judged} outputs of several systems are one text then, and ${agreeingOtherwise} if counted from ${1 - first}`;
  return {
    rankings: rankings.map((ranking) => ({ ...ranking, sentence: countedFromZero(ranking.sentence, first, { file }) })),
    numbering: {
      firstSentence: first,
      by: firstSentence !== undefined ? 'option' : agreeing === agreeingOtherwise ? 'format' : 'outputs',
      ...(judged === 0 ? {} : { sharedOutputs: { judged, agreeing, agreeingOtherwise } }),
    },
    ...(agreeing < judged || (firstSentence === undefined && first !== usual) ? { note } : {}),
  };
}

function numberByList(
  rankings: readonly Ranking[],
  outputs: OutputTexts,
  sentences: readonly number[],
  file: string | undefined,
): NumberedJudgments {
  checkLengths(outputs, sentences.length);
  const lines = new Map(sentences.map((number, line) => [number, line]));
  const numbered = rankings.flatMap((ranking) => {
    const line = lines.get(ranking.sentence);
    return line === undefined ? [] : [{ ...ranking, sentence: line }];
  });
  if (numbered.length === 0 && rankings.length > 0) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file,
      expected: 'judgments of the sentences that are listed',
      found: 'none',
      remedy: 'Give the list with the numbers that the judgments have.',
    });
  }
  const { judged, agreeing } = sharedOutputs(numbered, outputs, (line) => line);
  if (agreeing < judged) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file,
      expected: 'one text from systems that were judged as one, at the sentence that the list says',
      found: `that for ${ofShared(agreeing, judged)}`,
      remedy: 'Give the list that belongs to these outputs, and number its sentences as the judgments do.',
    });
  }
  const leftOut = rankings.length - numbered.length;
  return {
    rankings: numbered,
    numbering: { firstSentence: null, by: 'list', leftOut },
    ...(leftOut === 0
      ? {}
      : { note: `${leftOut} of ${rankings.length} judgments are of sentences that are not listed, and left out` }),
  };
}

function ofShared(agreeing: number, judged: number): string {
  return `${agreeing} of ${judged} outputs of several systems`;
}

function checkLengths(outputs: OutputTexts, listed: number): void {
  for (const [name, texts] of outputs) {
    if (texts.length === listed) continue;
    throw new StetError({
      code: 'LINE_COUNT',
      expected: `${listed} sentences from ${name}, as many as are listed`,
      found: String(texts.length),
      remedy: 'Give the list that belongs to these outputs.',
    });
  }
}
