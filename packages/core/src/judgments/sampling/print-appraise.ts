import { escapeAttribute, escapeText } from '../../corpus/markup/escape.js';
import type { CampaignItem, CampaignPlan } from './campaign.js';

/** Appraise does not accept an empty text. */
const EMPTY = '[EMPTY]';

/**
 * The items of a campaign as a file that Appraise imports (Federmann 2010, as changed by Grundkiewicz et al. 2015),
 * each once: it cannot say who judges what.
 */
export function printAppraise({ items }: Pick<CampaignPlan, 'items'>, name: string): string {
  const lines = items.map((item) => printItem(item, name));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<set id="${escapeAttribute(name)}" source-language="err" target-language="cor">`,
    ...lines.flat(),
    '</set>',
    '',
  ].join('\n');
}

function printItem({ id, sentence, source, before, after, outputs }: CampaignItem, name: string): string[] {
  return [
    `  <seg id="${id}" doc-id="${escapeAttribute(name)}-${id}" src-id="${sentence}">`,
    ...printOptional('sourcebefore', before),
    `    <source>${printTextOf(source)}</source>`,
    ...printOptional('sourceafter', after),
    ...outputs.map(
      ({ systems, text }) =>
        `    <translation system="${escapeAttribute(systems.join(' '))}">${printTextOf(text)}</translation>`,
    ),
    '  </seg>',
  ];
}

function printOptional(tag: string, text = ''): string[] {
  return text === '' ? [] : [`    <${tag}>${escapeText(text)}</${tag}>`];
}

function printTextOf(text: string): string {
  return text === '' ? EMPTY : escapeText(text);
}
