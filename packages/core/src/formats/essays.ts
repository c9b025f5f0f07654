import type { Sentence } from '../corpus/edit.js';
import { sentencesOf } from '../corpus/m2/block.js';
import type { Essay } from '../corpus/nucle/essay.js';
import type { GoldNote } from '../corpus/nucle/map-mistakes.js';
import { mapOldTypes } from '../corpus/nucle/map-old-types.js';
import { essaysToM2 } from '../corpus/nucle/to-m2.js';
import type { Tagger } from '../text/tagger.js';

/** How essays become sentences. */
export interface EssayOptions {
  /** Map the types of the first NUCLE to those of the shared tasks, by the parts of speech that this tagger finds. */
  readonly mapTypes?: Tagger | undefined;
  /** Keep edits that change nothing, as some official files do. */
  readonly keepEmpty?: boolean | undefined;
}

/** Annotated sentences from any format, and notes on what could not be converted. */
export interface ReadResult {
  readonly sentences: readonly Sentence[];
  readonly notes: readonly string[];
}

/** The sentences of essays from one file for each annotator, and files of alternative answers. */
export function essaysToSentences(
  files: readonly (readonly Essay[])[],
  alternatives: readonly (readonly Essay[])[],
  { keepEmpty, mapTypes }: EssayOptions,
): ReadResult {
  const [essays, ...annotators] = mapTypes === undefined ? files : files.map((file) => mapOldTypes(file, mapTypes));
  const { blocks, notes } = essaysToM2(essays, { annotators, alternatives, keepEmpty });
  return { sentences: blocks.flatMap(sentencesOf), notes: notes.map(noteText) };
}

/** What happened to a mistake in the conversion, in words. */
export function noteText({ document, paragraph, reason, dropped, mistake }: GoldNote): string {
  const mark = `${mistake.type} at ${mistake.startOffset} to ${mistake.endOffset}`;
  return `document ${document}, paragraph ${paragraph}: ${mark}: ${reason}${dropped ? '; dropped' : ''}`;
}
