import { parseXml } from '../../corpus/markup/element-reader.js';
import { attributeOf, badMarkup, childrenOf, expectName, type Element } from '../../corpus/markup/element.js';
import { escapeAttribute } from '../../corpus/markup/escape.js';
import { quote, StetError } from '../../error.js';
import { rootElement } from '../../formats/certainty.js';
import { badJudgment } from '../bad-judgment.js';
import { checkRanking, wholeNumber } from '../check-ranking.js';
import type { RankedOutput, Ranking } from '../ranking.js';
import { countedFromZero, type FirstSentence } from '../numbering/first-sentence.js';
import { lostBesideRanks, type JudgmentFormat, type JudgmentParseOptions } from './judgment-format.js';

/** Reads rankings as Appraise exports them (Federmann 2010; Grundkiewicz et al. 2015): one block or several. */
export function parseJudgmentXml(text: string, options: JudgmentParseOptions = {}): Ranking[] {
  const { file, firstSentence = 0 } = options;
  const root = parseXml(text, { file });
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
  return childrenOf(root, ...names).flatMap((block) =>
    childrenOf(block, 'ranking-item').map((item) => parseItem(item, firstSentence)),
  );
}

function parseItem(element: Element, firstSentence: FirstSentence): Ranking {
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
      sentence: countedFromZero(wholeNumber(attributeOf(element, sentence), sentence, element), firstSentence, element),
      judge: attributeOf(element, 'user'),
      ...(Object.hasOwn(attributes, KIND) ? { judgeKind: kindOf(element) } : {}),
      ...(Object.hasOwn(attributes, 'id') ? { item: attributes.id } : {}),
      ...(Object.hasOwn(attributes, 'duration') ? { seconds: secondsOf(element) } : {}),
      outputs: children.map(parseOutput),
    },
    element,
  );
}

/** Programs that know no models as judges pass over it. */
const KIND = 'judge-kind';

function kindOf(element: Element): 'model' {
  const kind = attributeOf(element, KIND);
  if (kind === 'model') return kind;
  throw badJudgment(element, `${KIND}="model", or none for people`, quote(kind), 'Correct it, or leave it out.');
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

function printItem({ sentence, judge, judgeKind, item, seconds, outputs }: Ranking): string {
  const skipped = outputs.length === 0;
  const attributes = [
    ...(seconds === undefined ? [] : [['duration', printDuration(seconds)]]),
    ...(item === undefined ? [] : [['id', item]]),
    ...(skipped ? [['skipped', 'true']] : []),
    ['src-id', String(sentence)],
    ['user', judge],
    ...(judgeKind === undefined ? [] : [[KIND, judgeKind]]),
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

export const xml: JudgmentFormat<'xml'> = {
  name: 'xml',
  title: 'Appraise XML',
  detect: (head) => (rootElement(head) === 'appraise-results' ? 'certain' : head.startsWith('<') ? 'unlikely' : 'no'),
  parse: parseJudgmentXml,
  print: printJudgmentXml,
  loses: lostBesideRanks,
};

const DURATION = /^(?:(\d+) days?, )?(\d+):([0-5]\d):([0-5]\d)(?:\.(\d{1,6}))?$/u;

/** Seconds of a duration as Appraise writes it, `00:01:07.524000`; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const found = DURATION.exec(text);
  if (found === null) return undefined;
  const [, days = '0', hours, minutes, seconds, fraction = ''] = found;
  const whole = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  // Rounded only once, so that what is printed is read back unchanged.
  return (whole * 1e6 + Number(fraction.padEnd(6, '0'))) / 1e6;
}

/** As Appraise writes it: without a fraction when there is none. */
export function printDuration(seconds: number): string {
  const micros = Math.round(seconds * 1e6);
  const whole = Math.floor(micros / 1e6);
  const fraction = micros % 1e6;
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((field) => pad(field, 2));
  return clock.join(':') + (fraction === 0 ? '' : `.${pad(fraction, 6)}`);
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
