import {
  blocksOf,
  compareSheets,
  essaysToM2,
  formatNamed,
  printJsonEssays,
  printM2,
  splittingOptions,
  sentencesOf,
  writeAnnotated,
  type ComparedEssay,
  type FormatName,
  type GoldNote,
  type OutputText,
  type Sentence,
  type SheetComparison,
  type WrittenEssay,
} from '@stet/core/internal';

export interface ComparisonTask {
  readonly essays: readonly ComparedEssay[];
  readonly language: string;
}

/** Compares what two annotators marked. */
export function compareAnnotation({ essays, language }: ComparisonTask): SheetComparison {
  return compareSheets(essays, splittingOptions(language));
}

export interface GoldTask {
  readonly essays: readonly WrittenEssay[];
  readonly language: string;
}

export interface MadeGold {
  readonly sentences: readonly Sentence[];
  /** The sentences as M2. */
  readonly content: string;
  readonly notes: readonly GoldNote[];
}

/** Turns annotated essays into a gold. */
export function annotatedGold({ essays, language }: GoldTask): MadeGold {
  const { blocks, notes } = essaysToM2(essays, splittingOptions(language));
  return { sentences: blocks.flatMap(sentencesOf), content: printM2(blocks), notes };
}

export interface PrintTask extends GoldTask {
  readonly format: FormatName | 'json';
}

/** Annotated essays as files of a format. A format for a single annotator gets the first annotation of each essay. */
export function printAnnotation(task: PrintTask): OutputText[] {
  const { essays, language, format } = task;
  if (format === 'json') return [{ suffix: '.json', text: printJsonEssays(essays) }];
  const { printEssays } = formatNamed(format);
  if (printEssays !== undefined) return printEssays(essays, splittingOptions(language));
  return [...writeAnnotated(format, annotatedGold(task).sentences).files];
}

export function countEdits(sentences: readonly Sentence[]): number {
  return blocksOf(sentences).reduce(
    (sum, { annotations }) => sum + annotations.filter(({ type }) => type !== 'noop').length,
    0,
  );
}

/** Describes what became of a mark. */
export function noteText({ document, paragraph, reason, mistake }: GoldNote): string {
  const markedSpan = `${mistake.type} at ${mistake.startOffset} to ${mistake.endOffset}`;
  return `essay ${document}, paragraph ${paragraph + 1}: ${markedSpan}: ${reason}`;
}
