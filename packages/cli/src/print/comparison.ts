import type { ComparedSentence, Comparison } from '../exploration/comparison.js';
import { proposedLine } from './explanation.js';
import { percent } from './percent.js';
import { style } from './style.js';

/** A comparison for a terminal: who leads and how surely, then the sentences that differ most. */
export function printComparison(comparison: Comparison): string {
  const { metric, title, systems, equal, p, signature, sentences } = comparison;
  const [first, second] = systems;
  const label = title.toLowerCase() === metric ? title : `${metric} ${title}`;
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
    lines.push(`  ${style.bold(name)} (${percent(value)}): ${text}`, ...edits.map(proposedLine));
  }
  return lines.join('\n');
}
