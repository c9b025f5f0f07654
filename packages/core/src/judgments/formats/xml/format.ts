import { rootElement } from '../../../formats/certainty.js';
import type { JudgmentFormat } from '../judgment-format.js';
import { parseJudgmentXml } from './parse.js';
import { printJudgmentXml } from './print.js';

export const xml: JudgmentFormat<'xml'> = {
  name: 'xml',
  title: 'Appraise XML',
  detect: (head) => (rootElement(head) === 'appraise-results' ? 'certain' : head.startsWith('<') ? 'unlikely' : 'no'),
  parse: parseJudgmentXml,
  print: printJudgmentXml,
};
