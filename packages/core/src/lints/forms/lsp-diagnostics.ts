import type { SourceLocation } from '../../source-location.js';
import type { OffsetUnit } from '../../text/offsets.js';
import type { Span } from '../../text/span.js';
import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { badReport, fieldsOf, listOf, textIn } from './json-value.js';
import { TextPlaces } from './text-places.js';

const SEVERITIES = [undefined, 'error', 'warning', 'info', 'hint'];

/** A diagnostic of a language server with the edits that its actions make in the text, in their order. */
export interface LspFinding {
  readonly diagnostic: unknown;
  /** Each the text edits of one action. */
  readonly actions: readonly (readonly unknown[])[];
}

/**
 * The lints of a text by what a language server says of it. Columns count `unit`, as agreed with the server. An action
 * that changes one stretch is a suggestion; where it changes more than the diagnostic's own range, the text between is
 * made whole, so that each suggestion stands for the lint's span.
 */
export function lspLints(
  text: string,
  findings: readonly LspFinding[],
  unit: OffsetUnit,
  location?: SourceLocation,
): Lint[] {
  const places = new TextPlaces(text, unit, location);
  return findings.map(({ diagnostic, actions }) => {
    const { range, code, source, message, severity, codeDescription } = fieldsOf(diagnostic);
    const edits = actions.flatMap((action) => readEdit(action, places));
    const own = rangeOf(range, places, location);
    // The first action may be about a place of its own.
    const span = edits.length === 0 ? own : hull(own, edits[0]);
    const group = textIn(source);
    return places.lint(span, {
      rule: codeText(code) ?? group ?? 'diagnostic',
      ...given('group', group),
      message: textIn(message) ?? '',
      ...given('severity', SEVERITIES[Number(severity)]),
      suggestions: edits
        .filter(({ start, end }) => start >= span.start && end <= span.end)
        .map(({ start, end, newText }) => text.slice(span.start, start) + newText + text.slice(end, span.end)),
      ...given('url', textIn(fieldsOf(codeDescription).href)),
    });
  });
}

/** The name of a rule is a text or a number. */
function codeText(code: unknown): string | undefined {
  return typeof code === 'number' ? String(code) : textIn(code);
}

interface Edit extends Span {
  readonly newText: string;
}

function readEdit(edits: readonly unknown[], places: TextPlaces): Edit[] {
  if (edits.length !== 1) return [];
  const { range, newText } = fieldsOf(edits[0]);
  return typeof newText === 'string' ? [{ ...rangeOf(range, places, undefined), newText }] : [];
}

function rangeOf(range: unknown, places: TextPlaces, location: SourceLocation | undefined): Span {
  const { start, end } = fieldsOf(range);
  const [from, to] = [start, end].map((point) => {
    const { line, character } = fieldsOf(point);
    if (typeof line !== 'number' || typeof character !== 'number') {
      throw badReport('diagnostics with a range', JSON.stringify(range), location);
    }
    // A column past the end of the line means its end (LSP 3.17, Position).
    return places.clamped(line, character);
  });
  return { start: from, end: Math.max(from, to) };
}

function hull(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/** The text edits for one document in a workspace edit. */
export function editsOf(workspaceEdit: unknown, uri: string): readonly unknown[] {
  const { changes, documentChanges } = fieldsOf(workspaceEdit);
  const changed = listOf(documentChanges)
    .map(fieldsOf)
    .filter(({ textDocument }) => fieldsOf(textDocument).uri === uri)
    .flatMap(({ edits }) => listOf(edits));
  return changed.length > 0 ? changed : listOf(fieldsOf(changes)[uri]);
}
