import type { Edit, ExplainedAnnotator, ExplainedEdit, ExplainedSentence } from '@stet/core/internal';
import { percent } from './table.js';
import { style } from './style.js';

/** A sentence for a terminal: its text, then for each system and annotator which edits match, are wrong or are missed. */
export function printExplanation({ sentence, source, systems }: ExplainedSentence): string {
  const lines = [style.bold(`Sentence ${sentence}`), `  source: ${source}`];
  for (const { name, hypothesis, annotators, running } of systems) {
    lines.push(`  ${style.bold(name)}: ${hypothesis === source ? style.dim('unchanged') : hypothesis}`);
    for (const explained of annotators) {
      lines.push(`    ${headline(explained)}`, ...editLines(explained));
    }
    const { correct, proposed, gold, value } = running;
    lines.push(
      `    ${style.dim(`so far: ${correct} correct, ${proposed} proposed, ${gold} gold, F ${percent(value)}`)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function editLines({ edits, missed, chunks }: ExplainedAnnotator): string[] {
  const isChunked = chunks !== undefined;
  return [...edits.map((edit) => proposedLine(edit, isChunked)), ...missedLines(missed, isChunked)];
}

function headline({ annotator, chosen, correct, proposed, gold, value, chunks }: ExplainedAnnotator): string {
  const counts =
    chunks === undefined
      ? `${correct} correct, ${proposed} proposed, ${gold} gold, F ${percent(value)}`
      : `${chunks.hit} hit, ${chunks.wrong} wrong, ${chunks.under} under, ${chunks.over} over, score ${percent(value)}`;
  return `annotator ${annotator}${chosen ? ' (chosen)' : ''}: ${counts}`;
}

/** `isChunked` for a metric that tells wrong corrections from needless ones. */
export function proposedLine(edit: ExplainedEdit, isChunked = false): string {
  // A wrong edit may include unchanged neighbours, which do not count: readers see only what changed.
  const isShort = edit.match === null && edit.instead === undefined;
  const { start, end, original, correction } = isShort ? edit.change : edit;
  const text = `${span(start, end)} ${change(original, correction)}${wantedNote(edit)}${typeNote(edit)}`;
  if (edit.match !== null) return `      ${style.green(isChunked ? '✓ hit   ' : '✓ match ')} ${text}`;
  if (edit.instead !== undefined) return `      ${style.red('≠ wrong ')} ${text}`;
  return `      ${style.red(isChunked ? '✗ over  ' : '✗ wrong ')} ${text}`;
}

/** What the gold wants where it corrects the same otherwise. */
function wantedNote({ instead }: ExplainedEdit): string {
  return instead === undefined ? '' : `, not ${instead.texts.map(shown).join(' or ')}`;
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

function missedLines(missed: readonly Edit[], isChunked: boolean): string[] {
  return missed.map(({ start, end, type, corrections, required }) => {
    const note = required ? type : `${type}, optional`;
    return `      ${style.yellow(isChunked ? '– under ' : '– missed')} ${span(start, end)} ${corrections.map(shown).join(' or ')} (${note})`;
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
