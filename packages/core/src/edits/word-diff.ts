import { markedText, type MarkedStretch } from './marked-text.js';

/**
 * The changes of an output to its source in one line of plain text, in the notation of wdiff: `[-gone-]` and `{+new+}`.
 * They stand out without colour, and can be pasted anywhere.
 */
export function wordDiff(source: string, output: string): string {
  return markedText(source, output)
    .map((stretch, at) => `${stretch.spaced && at > 0 ? ' ' : ''}${marked(stretch)}`)
    .join('');
}

function marked({ kind, before, after }: MarkedStretch): string {
  if (kind === 'kept') return after;
  return `${before === '' ? '' : `[-${before}-]`}${after === '' ? '' : `{+${after}+}`}`;
}
