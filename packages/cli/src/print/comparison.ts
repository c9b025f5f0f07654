import { nameWithTitle, type ExplainedEdit } from '@stet/core/internal';
import { proposedLine } from './explanation.js';
import { percent } from './table.js';
import { style } from './style.js';

/** What one of the two systems did with a sentence. */
interface ComparedOutput {
  readonly name: string;
  readonly hypothesis: string;
  readonly value: number;
  /** Its edits against the annotator that suits it best; absent where the metric does not compare edits. */
  readonly edits?: readonly ExplainedEdit[];
}

export interface ComparedSentence {
  /** From 1. */
  readonly sentence: number;
  readonly source: string;
  /** Positive where the first system is better. */
  readonly difference: number;
  readonly systems: readonly ComparedOutput[];
}

export interface Comparison {
  readonly metric: string;
  readonly title: string;
  readonly signature: string;
  readonly systems: readonly { readonly name: string; readonly value: number; readonly better: number }[];
  readonly equal: number;
  readonly difference: number;
  /** Two-sided, by approximate randomisation. */
  readonly p: number;
  readonly sentences: readonly ComparedSentence[];
}

/** A comparison for a terminal: who leads and how surely, then the sentences that differ most. */
export function printComparison(comparison: Comparison): string {
  const { metric, title, systems, equal, p, signature, sentences } = comparison;
  const [first, second] = systems;
  const label = nameWithTitle(metric, title);
  const lines = [
    `${style.bold(label)}: ${first.name} ${percent(first.value)}, ${second.name} ${percent(second.value)} (p = ${p.toFixed(3)})`,
    `${first.name} is better in ${first.better} sentences, ${second.name} in ${second.better}; ${equal} are equal.`,
    style.dim(signature),
  ];
  return [lines.join('\n'), ...sentences.map(printSentence)].join('\n\n').concat('\n');
}

function printSentence({ sentence, source, difference, systems }: ComparedSentence): string {
  const winner = systems[difference > 0 ? 0 : 1].name;
  const lines = [
    style.bold(`Sentence ${sentence}: ${winner} gains ${percent(Math.abs(difference))}`),
    `  source: ${source}`,
  ];
  for (const { name, hypothesis, value, edits = [] } of systems) {
    const text = hypothesis === source ? style.dim('unchanged') : hypothesis;
    lines.push(`  ${style.bold(name)} (${percent(value)}): ${text}`, ...edits.map((edit) => proposedLine(edit)));
  }
  return lines.join('\n');
}
