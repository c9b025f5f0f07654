import { attributeOf, badMarkup, childrenOf, expectName, type Element } from '../../../corpus/markup/element.js';
import { parseXml, type MarkupOptions } from '../../../corpus/markup/parse.js';
import { quote } from '../../../error.js';
import { badJudgment, checkRanking, wholeNumber } from '../../check-ranking.js';
import type { RankedOutput, Ranking } from '../../ranking.js';
import { parseDuration } from './duration.js';

/** Reads rankings as Appraise exports them (Federmann 2010; Grundkiewicz et al. 2015): one block or several. */
export function parseJudgmentXml(text: string, options: MarkupOptions = {}): Ranking[] {
  const root = parseXml(text, options);
  expectName(root, 'appraise-results');
  for (const block of root.children) {
    if (!block.name.endsWith('-result')) {
      throw badMarkup(
        block,
        'an element whose name ends with -result',
        `<${block.name}>`,
        'Give an export of Appraise.',
      );
    }
  }
  const names = root.children.map(({ name }) => name);
  return childrenOf(root, ...names).flatMap((block) => childrenOf(block, 'ranking-item').map(parseItem));
}

function parseItem(element: Element): Ranking {
  const { attributes } = element;
  const children = childrenOf(element, 'translation');
  const skipped = attributes.skipped === 'true';
  if (skipped !== (children.length === 0)) {
    throw badJudgment(
      element,
      'outputs, or skipped="true" and no outputs',
      skipped ? `skipped="true" and ${children.length} outputs` : 'no outputs',
      'Say whether the judge skipped the item.',
    );
  }
  // Napoles et al. (2015) give the sentence as the id of the item.
  const sentence = Object.hasOwn(attributes, 'src-id') ? 'src-id' : 'id';
  return checkRanking(
    {
      sentence: wholeNumber(attributeOf(element, sentence), sentence, element),
      judge: attributeOf(element, 'user'),
      ...(Object.hasOwn(attributes, 'id') ? { item: attributes.id } : {}),
      ...(Object.hasOwn(attributes, 'duration') ? { seconds: secondsOf(element) } : {}),
      outputs: children.map(parseOutput),
    },
    element,
  );
}

function secondsOf(element: Element): number {
  const text = attributeOf(element, 'duration');
  const seconds = parseDuration(text);
  if (seconds !== undefined) return seconds;
  throw badJudgment(element, 'a duration such as 00:01:07.524000', quote(text), 'Correct it, or leave it out.');
}

function parseOutput(element: Element): RankedOutput {
  const names = attributeOf(element, 'system').trim();
  return {
    systems: names.includes(',') ? names.split(',').map((name) => name.trim()) : names.split(/\s+/u),
    rank: wholeNumber(attributeOf(element, 'rank'), 'rank', element),
  };
}
