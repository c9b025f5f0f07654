import { markedEdits, type MarkedEdit } from '../../edits/marked-text.js';
import { detokenise } from '../../text/detokenise.js';
import { displayWords } from '../../text/display-words.js';
import { markSpans } from '../mark-spans.js';

/** How texts are shown to a model. */
export interface TextStyle {
  /** Joins CoNLL tokens into plain text: to a model `do n't` looks like an error. */
  readonly detokenise: boolean;
}

export function shownText(text: string, style: TextStyle): string {
  return style.detokenise ? detokenise(text) : text;
}

/** The source with the changes of an output in brackets: `He [go→goes] home`. */
export function shownEdits(source: string, output: string, style: TextStyle): string {
  return bracketEdits(source, markedEdits(source, output), style, () => '');
}

/** The source with edits in brackets, each after its `label`. */
export function bracketEdits(
  source: string,
  edits: readonly MarkedEdit[],
  style: TextStyle,
  label: (index: number) => string,
): string {
  const tokens = displayWords(source).map(({ text }) => text);
  const brackets = edits.map(({ start, end, correction }, index) => {
    const before = shownText(tokens.slice(start, end).join(' '), style);
    return `[${label(index)}${before}→${shownText(correction, style)}]`;
  });
  // Detokenising must not take the brackets for text: a character that no text has holds the place of each.
  const marked = shownText(
    markSpans(tokens, edits, () => PLACE),
    style,
  );
  return marked
    .split(PLACE)
    .map((kept, index) => kept + (brackets.at(index) ?? ''))
    .join('');
}

/** Files with this character are refused. */
const PLACE = '\0';
