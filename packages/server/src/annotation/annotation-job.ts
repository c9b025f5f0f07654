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
import { checkCorrections } from './essays-job.js';
import type { CheckedGold } from '../tasks/checked-gold.js';
import { checkedGold } from '../tasks/read-gold-job.js';

export interface ComparisonTask {
  readonly essays: readonly ComparedEssay[];
  readonly language: string;
}

/** Compares what two annotators marked. */
export function compareAnnotation({ essays, language }: ComparisonTask): SheetComparison {
  return compareSheets(essays, splittingOptions(language));
}

interface EssaysTask {
  readonly essays: readonly WrittenEssay[];
  readonly language: string;
}

export interface GoldTask extends EssaysTask {
  /** The content of the source that the gold must have the sentences of. */
  readonly source: string | undefined;
}

export interface MadeGold {
  readonly gold: CheckedGold;
  readonly edits: number;
  readonly notes: readonly GoldNote[];
}

/** Turns annotated essays into a gold. */
export function annotatedGold({ essays, language, source }: GoldTask): MadeGold {
  for (const { id, annotations } of essays) {
    for (const { teacher, mistakes } of annotations) checkCorrections(id, mistakes, `the marks of ${teacher}`);
  }
  const { blocks, notes } = essaysToM2(essays, splittingOptions(language));
  const sentences = blocks.flatMap(sentencesOf);
  return { gold: checkedGold(sentences, printM2(blocks), source, 'the essays'), edits: countEdits(sentences), notes };
}

export interface PrintTask extends EssaysTask {
  readonly format: FormatName | 'json';
}

/** Annotated essays as files of a format. A format for a single annotator gets the first annotation of each essay. */
export function printAnnotation({ essays, language, format }: PrintTask): OutputText[] {
  if (format === 'json') return [{ suffix: '.json', text: printJsonEssays(essays) }];
  const { printEssays } = formatNamed(format);
  if (printEssays !== undefined) return printEssays(essays, splittingOptions(language));
  const { blocks } = essaysToM2(essays, splittingOptions(language));
  return [...writeAnnotated(format, blocks.flatMap(sentencesOf)).files];
}

function countEdits(sentences: readonly Sentence[]): number {
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
