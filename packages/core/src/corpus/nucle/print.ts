import { escapeAttribute, escapeText } from '../markup/escape.js';
import type { Essay, EssayAnnotation, Mistake, Paragraph } from './essay.js';

/** Writes essays in the SGML of NUCLE; `parseNucle` reads back the same essays. */
export function printNucle(essays: readonly Essay[]): string {
  return essays.map(printEssay).join('');
}

function printEssay({ id, paragraphs, annotations }: Essay): string {
  const text = paragraphs === undefined ? '' : `${TEXT_HEAD}${paragraphs.map(printParagraph).join('')}${TEXT_END}`;
  return `${printEssayHead(id)}${text}${annotations.map(printAnnotation).join('')}${ESSAY_END}`;
}

/** What comes before and after the content of an essay. */
export function printEssayHead(id: string): string {
  return `<DOC nid="${escapeAttribute(id)}">\n`;
}
export const ESSAY_END = '</DOC>\n\n';

/** What comes before the first paragraph of an essay, and after the last. */
export const TEXT_HEAD = '<TEXT>\n';
export const TEXT_END = '</TEXT>\n';

export function printParagraph({ kind, text }: Paragraph): string {
  const tag = kind === 'title' ? 'TITLE' : 'P';
  return `<${tag}>\n${escapeText(text)}\n</${tag}>\n`;
}

function printAnnotation({ teacher, mistakes }: EssayAnnotation): string {
  return `${printAnnotationHead(teacher)}${mistakes.map(printMistake).join('')}${ANNOTATION_END}`;
}

/** What comes before the first mistake that a teacher marked, and after the last. */
export function printAnnotationHead(teacher: string): string {
  return `<ANNOTATION teacher_id="${escapeAttribute(teacher)}">\n`;
}
export const ANNOTATION_END = '</ANNOTATION>\n';

export function printMistake(mistake: Mistake): string {
  const attributes = [
    `start_par="${String(mistake.startParagraph)}" start_off="${String(mistake.startOffset)}"`,
    `end_par="${String(mistake.endParagraph)}" end_off="${String(mistake.endOffset)}"`,
  ];
  const fields = [
    `<TYPE>${escapeText(mistake.type)}</TYPE>`,
    `<CORRECTION>${escapeText(mistake.correction)}</CORRECTION>`,
    ...(mistake.comment === undefined ? [] : [`<COMMENT>${escapeText(mistake.comment)}</COMMENT>`]),
  ];
  return `<MISTAKE ${attributes.join(' ')}>\n${fields.join('\n')}\n</MISTAKE>\n`;
}
