import { StetError, quote } from '../../../error.js';
import { escapeAttribute } from '../../../corpus/markup/escape.js';
import type { RankedOutput, Ranking } from '../../ranking.js';
import { printDuration } from './duration.js';

/** Writes rankings as one block of an Appraise export; `parseJudgmentXml` reads back the same rankings. */
export function printJudgmentXml(rankings: readonly Ranking[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<appraise-results>',
    '<error-correction-ranking-result id="judgments" source-language="err" target-language="cor">',
    ...rankings.map(printItem),
    '</error-correction-ranking-result>',
    '</appraise-results>',
    '',
  ].join('\n');
}

function printItem({ sentence, judge, item, seconds, outputs }: Ranking): string {
  const skipped = outputs.length === 0;
  const attributes = [
    ...(seconds === undefined ? [] : [['duration', printDuration(seconds)]]),
    ...(item === undefined ? [] : [['id', item]]),
    ...(skipped ? [['skipped', 'true']] : []),
    ['src-id', String(sentence)],
    ['user', judge],
  ];
  const start = `  <ranking-item ${attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')}`;
  return skipped ? `${start}/>` : [`${start}>`, ...outputs.map(printOutput), '  </ranking-item>'].join('\n');
}

function printOutput({ systems, rank }: RankedOutput): string {
  const comma = systems.find((name) => name.includes(','));
  if (comma !== undefined) {
    throw new StetError({
      code: 'UNPRINTABLE',
      expected: 'names of systems without a comma, which separates names in the XML',
      found: quote(comma),
      remedy: 'Rename the system, or choose another format.',
    });
  }
  return `    <translation rank="${rank}" system="${escapeAttribute(systems.join(' '))}"/>`;
}
