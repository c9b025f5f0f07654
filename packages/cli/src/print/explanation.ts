import {
  missedEdits,
  type Edit,
  type ExplainedAnnotator,
  type ExplainedEdit,
  type ExplainedSentence,
} from '@stet/core/internal';
import { percent } from './percent.js';
import { style } from './style.js';

/** One sentence for a terminal: the text, then for each system and annotator what matched, what not, what was missed. */
export function printExplanation({ sentence, source, annotations, systems }: ExplainedSentence): string {
  const lines = [style.bold(`Sentence ${sentence}`), `  source: ${source}`];
  for (const { name, hypothesis, annotators, running } of systems) {
    lines.push(`  ${style.bold(name)}: ${hypothesis === source ? style.dim('unchanged') : hypothesis}`);
    for (const seen of annotators) {
      const edits = annotations.find(({ annotator }) => annotator === seen.annotator)?.edits ?? [];
      lines.push(`    ${headline(seen)}`, ...seen.edits.map(proposedLine), ...missedLines(seen, edits));
    }
    const { correct, proposed, gold, value } = running;
    lines.push(
      `    ${style.dim(`so far: ${correct} correct, ${proposed} proposed, ${gold} gold, F ${percent(value)}`)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function headline({ annotator, chosen, correct, proposed, gold, value }: ExplainedAnnotator): string {
  const counts = `${correct} correct, ${proposed} proposed, ${gold} gold, F ${percent(value)}`;
  return `annotator ${annotator}${chosen ? ' (chosen)' : ''}: ${counts}`;
}

export function proposedLine(edit: ExplainedEdit): string {
  // Wrong edits come with unchanged neighbours, which do not count; for a reader they are left out.
  const { start, end, original, correction } = edit.match === null ? edit.change : edit;
  const text = `${place(start, end)} ${change(original, correction)}`;
  return edit.match === null ? `      ${style.red('✗ wrong ')} ${text}` : `      ${style.green('✓ match ')} ${text}`;
}

function missedLines(seen: ExplainedAnnotator, edits: readonly Edit[]): string[] {
  const matched = seen.edits.map(({ match }) => match);
  return missedEdits(matched, edits).map(({ start, end, type, corrections, required }) => {
    const note = required ? type : `${type}, optional`;
    return `      ${style.yellow('– missed')} ${place(start, end)} ${corrections.map(shown).join(' or ')} (${note})`;
  });
}

function place(start: number, end: number): string {
  return `${start}–${end}`;
}

function change(original: string, correction: string): string {
  return `${shown(original)} → ${shown(correction)}`;
}

function shown(text: string): string {
  return text === '' ? '∅' : text;
}
