import { escapeAttribute, escapeText } from '../markup/escape.js';
import type { Essay, EssayAnnotation, Mistake, Paragraph } from './essay.js';

/** Writes essays in the SGML of NUCLE; `parseNucle` reads back the same essays. */
export function printNucle(essays: readonly Essay[]): string {
  return essays.map(printEssay).join('');
}

function printEssay({ id, paragraphs, annotations }: Essay): string {
  const text = paragraphs === undefined ? '' : `<TEXT>\n${paragraphs.map(printParagraph).join('')}</TEXT>\n`;
  return `<DOC nid="${escapeAttribute(id)}">\n${text}${annotations.map(printAnnotation).join('')}</DOC>\n\n`;
}

function printParagraph({ kind, text }: Paragraph): string {
  const tag = kind === 'title' ? 'TITLE' : 'P';
  return `<${tag}>\n${escapeText(text)}\n</${tag}>\n`;
}

function printAnnotation({ teacher, mistakes }: EssayAnnotation): string {
  return `<ANNOTATION teacher_id="${escapeAttribute(teacher)}">\n${mistakes.map(printMistake).join('')}</ANNOTATION>\n`;
}

function printMistake(mistake: Mistake): string {
  const place = [
    `start_par="${String(mistake.startParagraph)}" start_off="${String(mistake.startOffset)}"`,
    `end_par="${String(mistake.endParagraph)}" end_off="${String(mistake.endOffset)}"`,
  ];
  const fields = [
    `<TYPE>${escapeText(mistake.type)}</TYPE>`,
    `<CORRECTION>${escapeText(mistake.correction)}</CORRECTION>`,
    ...(mistake.comment === undefined ? [] : [`<COMMENT>${escapeText(mistake.comment)}</COMMENT>`]),
  ];
  return `<MISTAKE ${place.join(' ')}>\n${fields.join('\n')}\n</MISTAKE>\n`;
}
