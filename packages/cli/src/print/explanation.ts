import {
  missedEdits,
  type Edit,
  type ExplainedAnnotator,
  type ExplainedEdit,
  type ExplainedSentence,
} from '@stet/core/internal';
import { percent } from './table.js';
import { style } from './style.js';

/** A sentence for a terminal: its text, then for each system and annotator which edits match, are wrong or are missed. */
export function printExplanation({ sentence, source, annotations, systems }: ExplainedSentence): string {
  const lines = [style.bold(`Sentence ${sentence}`), `  source: ${source}`];
  for (const { name, hypothesis, annotators, running } of systems) {
    lines.push(`  ${style.bold(name)}: ${hypothesis === source ? style.dim('unchanged') : hypothesis}`);
    for (const explained of annotators) {
      const edits = annotations.find(({ annotator }) => annotator === explained.annotator)?.edits ?? [];
      lines.push(`    ${headline(explained)}`, ...explained.edits.map(proposedLine), ...missedLines(explained, edits));
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
  // A wrong edit may include unchanged neighbours, which do not count: readers see only what changed.
  const { start, end, original, correction } = edit.match === null ? edit.change : edit;
  const text = `${span(start, end)} ${change(original, correction)}${typeNote(edit)}`;
  return edit.match === null ? `      ${style.red('✗ wrong ')} ${text}` : `      ${style.green('✓ match ')} ${text}`;
}

/** The type of the edit, and that of the annotator where it is another one. */
function typeNote({ type, goldType = type }: ExplainedEdit): string {
  if (type === undefined) return '';
  return goldType === type ? ` (${type})` : ` (${type}, gold: ${goldType ?? ''})`;
}

function missedLines(explained: ExplainedAnnotator, edits: readonly Edit[]): string[] {
  const matched = explained.edits.map(({ match }) => match);
  return missedEdits(matched, edits).map(({ start, end, type, corrections, required }) => {
    const note = required ? type : `${type}, optional`;
    return `      ${style.yellow('– missed')} ${span(start, end)} ${corrections.map(shown).join(' or ')} (${note})`;
  });
}

function span(start: number, end: number): string {
  return `${start}–${end}`;
}

function change(original: string, correction: string): string {
  return `${shown(original)} → ${shown(correction)}`;
}

function shown(text: string): string {
  return text === '' ? '∅' : text;
}
