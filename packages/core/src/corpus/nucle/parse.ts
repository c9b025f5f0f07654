import {
  attributeOf,
  childrenOf,
  expectName,
  numberOf,
  onlyChild,
  requiredText,
  textOf,
  type Element,
} from '../markup/element.js';
import { parseSgml, type MarkupOptions } from '../markup/element-reader.js';
import type { Essay, EssayAnnotation, Mistake, Paragraph } from './essay.js';

/** Reads essays and their annotations in the SGML of NUCLE; see docs/formats/nucle-sgml.md for every rule. */
export function parseNucle(text: string, options: MarkupOptions = {}): Essay[] {
  return parseSgml(text, options).map(readEssay);
}

/** Reads a `DOC` element. */
export function readEssay(element: Element): Essay {
  expectName(element, 'DOC');
  const children = childrenOf(element, 'TEXT', 'ANNOTATION');
  const text = onlyChild(element, 'TEXT');
  return {
    id: attributeOf(element, 'nid'),
    ...(text === undefined ? {} : { paragraphs: childrenOf(text, 'TITLE', 'P').map(readParagraph) }),
    annotations: children.filter(({ name }) => name === 'ANNOTATION').map(readAnnotation),
  };
}

/** The line breaks after the opening and before the closing tag are layout; offsets do not count them. */
function readParagraph(element: Element): Paragraph {
  return {
    kind: element.name === 'TITLE' ? 'title' : 'paragraph',
    text: textOf(element).replace(/^\n/u, '').replace(/\n$/u, ''),
  };
}

function readAnnotation(element: Element): EssayAnnotation {
  return {
    teacher: attributeOf(element, 'teacher_id'),
    mistakes: childrenOf(element, 'MISTAKE').map(readMistake),
  };
}

function readMistake(element: Element): Mistake {
  childrenOf(element, 'TYPE', 'CORRECTION', 'COMMENT');
  const comment = onlyChild(element, 'COMMENT');
  return {
    startParagraph: numberOf(element, 'start_par'),
    startOffset: numberOf(element, 'start_off'),
    endParagraph: numberOf(element, 'end_par'),
    endOffset: numberOf(element, 'end_off'),
    type: requiredText(element, 'TYPE'),
    correction: requiredText(element, 'CORRECTION'),
    ...(comment === undefined ? {} : { comment: textOf(comment) }),
  };
}
