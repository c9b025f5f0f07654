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

/** The type of the edit, that of the annotator where it is another one, and how often the gold lists it. */
function typeNote({ type, goldType = type, also = [] }: ExplainedEdit): string {
  const notes = [
    type ?? '',
    goldType === type ? '' : `gold: ${goldType ?? ''}`,
    also.length === 0 ? '' : `counts ${String(1 + also.length)} times, as often as the gold lists it`,
  ].filter((note) => note !== '');
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

function missedLines(explained: ExplainedAnnotator, edits: readonly Edit[]): string[] {
  return missedEdits(explained.edits, edits).map(({ start, end, type, corrections, required }) => {
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
