import {
  alignSystem,
  badOption,
  preparedFor,
  type EditMetric,
  type Sentence,
  type SystemAlignments,
} from '@stet/core/internal';
import { readGold, readSystem, systemFiles, type ReadOptions, type System } from '@stet/node';
import { withProgress } from '../print/progress.js';
import { say } from '../print/terminal.js';

/** A gold and a system that was measured against it. */
export interface MeasuredInput {
  readonly sentences: readonly Sentence[];
  readonly system: System;
  readonly alignments: SystemAlignments;
}

/** Reads a gold and the output of one system. */
export async function readGoldAndSystem(
  arg: string,
  goldFile: string,
  options: ReadOptions,
): Promise<Omit<MeasuredInput, 'alignments'>> {
  const files = await systemFiles([arg]);
  if (files.length !== 1) throw badOption('one system', String(files.length), 'Name one file.');
  const sentences = await readGold(goldFile, options);
  if (sentences.length === 0) say(`${goldFile} has no sentences.`);
  return { sentences, system: await readSystem(files[0], sentences, goldFile) };
}

/** Aligns a system with the gold and shows progress. */
export async function measure(
  metric: EditMetric,
  { sentences: gold, system }: Omit<MeasuredInput, 'alignments'>,
): Promise<MeasuredInput> {
  const sentences = preparedFor(metric, { has: 'edits', sentences: gold });
  const alignments = await withProgress('Aligning', (update) => alignSystem(metric, sentences, system, update));
  return { sentences, system, alignments };
}
