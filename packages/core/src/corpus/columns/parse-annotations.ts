import {
  attributeOf,
  badMarkup,
  childrenOf,
  expectName,
  numberOf,
  requiredText,
  type Element,
} from '../markup/element.js';
import { parseSgml } from '../markup/element-reader.js';
import type { ColumnAnnotation, ColumnEdit, SentenceAddress } from './column-sentence.js';
import type { ColumnParseOptions } from './parse.js';

/** Reads the edits that go with a column file (`.conll.ann`): an annotation for each sentence that has any. */
export function parseColumnAnnotations(text: string, options: ColumnParseOptions = {}): ColumnAnnotation[] {
  return parseSgml(text, options).map((element) => {
    expectName(element, 'ANNOTATION');
    return readAnnotation(element);
  });
}

function readAnnotation(element: Element): ColumnAnnotation {
  const mistakes = childrenOf(element, 'MISTAKE');
  if (mistakes.length === 0) {
    throw badMarkup(element, '<MISTAKE> in <ANNOTATION>', 'none', 'Leave out sentences without edits.');
  }
  const address = addressOf(mistakes[0]);
  for (const mistake of mistakes) {
    const { document, paragraph, sentence } = addressOf(mistake);
    if (document === address.document && paragraph === address.paragraph && sentence === address.sentence) continue;
    throw badMarkup(
      mistake,
      'mistakes of one sentence in an <ANNOTATION>',
      `nid ${document}, pid ${String(paragraph)}, sid ${String(sentence)}`,
      'Start an <ANNOTATION> for each sentence.',
    );
  }
  return { ...address, edits: mistakes.map(readEdit) };
}

function addressOf(element: Element): SentenceAddress {
  return {
    document: attributeOf(element, 'nid'),
    paragraph: numberOf(element, 'pid'),
    sentence: numberOf(element, 'sid'),
  };
}

function readEdit(element: Element): ColumnEdit {
  childrenOf(element, 'TYPE', 'CORRECTION');
  return {
    start: numberOf(element, 'start_token'),
    end: numberOf(element, 'end_token'),
    type: requiredText(element, 'TYPE'),
    correction: requiredText(element, 'CORRECTION'),
  };
}
