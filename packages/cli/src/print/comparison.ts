import type { ComparedSentence, Comparison } from '../exploration/comparison.js';
import { proposedLine } from './explanation.js';
import { percent } from './percent.js';
import { style } from './style.js';

/** A comparison for a terminal: who leads and how surely, then the sentences that differ most. */
export function printComparison(comparison: Comparison): string {
  const { metric, title, systems, equal, p, signature, sentences } = comparison;
  const [one, other] = systems;
  const label = title.toLowerCase() === metric ? title : `${metric} ${title}`;
  const lines = [
    `${style.bold(label)}: ${one.name} ${percent(one.value)}, ${other.name} ${percent(other.value)} (p = ${p.toFixed(3)})`,
    `${one.name} is better in ${one.better} sentences, ${other.name} in ${other.better}; ${equal} are equal.`,
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
    lines.push(`  ${style.bold(name)} (${percent(value)}): ${text}`, ...edits.map(proposedLine));
  }
  return lines.join('\n');
}
