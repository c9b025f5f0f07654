import { firstIndex } from '../../text/first-index.js';
import type { EssaySentence, SplittingOptions } from './essay-sentence.js';
import type { Essay, Mistake } from './essay.js';
import { tokenEdit, type TokenEdit } from './token-edit.js';

/** Why a mistake is missing from the gold, or differs from what the annotator wrote. */
export type GoldNoteReason =
  /** Dropped: the paragraph or an offset does not exist. */
  | 'out of range'
  /** Dropped: the stretch ends before it starts. */
  | 'reversed'
  /** Dropped: the stretch ends in another paragraph. */
  | 'crosses paragraphs'
  /** Dropped: the stretch extends past the end of its sentence, if only to the blank after it. */
  | 'crosses sentences'
  /** Dropped: the stretch lies between two sentences. */
  | 'outside of sentences'
  /** Dropped: nothing is left to change. */
  | 'changes nothing'
  /** Dropped: the stretch cuts a token of more than 1,000 characters. */
  | 'cuts a long token'
  /** Kept: the stretch cuts a token and was widened. */
  | 'widened to tokens';

export interface GoldNote {
  readonly document: string;
  readonly paragraph: number;
  readonly reason: GoldNoteReason;
  readonly dropped: boolean;
  readonly mistake: Mistake;
}

export interface MapOptions extends SplittingOptions {
  /**
   * Keep edits that change nothing, as the release of CoNLL-2013 does; they count as gold that no system can match.
   * CoNLL-2014 drops them.
   */
  readonly keepEmpty?: boolean | undefined;
}

export interface MappedMistakes {
  /** For each sentence that has any, the edits in the order of the file. */
  readonly edits: ReadonlyMap<EssaySentence, readonly TokenEdit[]>;
  readonly notes: readonly GoldNote[];
}

/** The mistakes of one annotator as edits of the sentences of an essay. A `noop` says that its sentence was read. */
export function mapMistakes(
  essay: Essay,
  sentences: readonly EssaySentence[],
  mistakes: readonly Mistake[],
  options: MapOptions = {},
): MappedMistakes {
  const edits = new Map<EssaySentence, TokenEdit[]>();
  const notes: GoldNote[] = [];
  for (const mistake of mistakes) {
    const note = (reason: GoldNoteReason, dropped = true): void => {
      notes.push({ document: essay.id, paragraph: mistake.startParagraph, reason, dropped, mistake });
    };
    const located = sentenceOf(mistake, essay, sentences);
    if (typeof located === 'string') {
      note(located);
      continue;
    }
    const { sentence, text } = located;
    const edit = tokenEdit(mistake, sentence, text, options);
    if (edit === undefined) {
      note('cuts a long token');
      continue;
    }
    if (edit.start === edit.end && edit.correction === '' && edit.type !== 'noop') {
      note('changes nothing', options.keepEmpty !== true);
      if (options.keepEmpty !== true) continue;
    }
    if (edit.widened) note('widened to tokens', false);
    const earlier = edits.get(sentence);
    if (earlier === undefined) edits.set(sentence, [edit]);
    else earlier.push(edit);
  }
  return { edits, notes };
}

function sentenceOf(
  { startParagraph, startOffset, endParagraph, endOffset }: Mistake,
  essay: Essay,
  sentences: readonly EssaySentence[],
): { readonly sentence: EssaySentence; readonly text: string } | GoldNoteReason {
  const paragraphs = essay.paragraphs ?? [];
  const inRange = (paragraph: number, offset: number): boolean =>
    paragraph < paragraphs.length && offset <= paragraphs[paragraph].text.length;
  if (!inRange(startParagraph, startOffset) || !inRange(endParagraph, endOffset)) return 'out of range';
  if (startParagraph > endParagraph) return 'reversed';
  if (startParagraph < endParagraph) return 'crosses paragraphs';
  if (startOffset > endOffset) return 'reversed';
  // An insertion may also come right after the last character.
  const reach = startOffset === endOffset ? startOffset : startOffset + 1;
  const sentence = sentences.at(
    firstIndex(
      sentences,
      ({ paragraph, end }) => paragraph > startParagraph || (paragraph === startParagraph && end >= reach),
    ),
  );
  if (sentence?.paragraph !== startParagraph || startOffset < sentence.start) return 'outside of sentences';
  if (endOffset > sentence.end) return 'crosses sentences';
  return { sentence, text: paragraphs[startParagraph].text };
}
