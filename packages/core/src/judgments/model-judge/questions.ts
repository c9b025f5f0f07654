import { badOption, quote } from '../../error.js';
import { SCALES, type Scale } from '../direct-assessment/scores.js';
import { describeAnswer, type AnswerField } from './answer-fields.js';
import type { JudgeItem } from './judge-item.js';
import { PROMPTS, SYSTEM_MESSAGE, fillPrompt } from './prompts.js';
import type { ChatMessage, JudgeQuestion } from './question.js';
import { criteriaOf, fieldsOfScheme, type JudgeScheme } from './schemes.js';
import { showOrder } from './show-order.js';
import { shownEdits, shownText, type TextStyle } from './shown-text.js';

/** How questions are asked; all of it is part of the measurement. */
export interface QuestionOptions extends TextStyle {
  readonly scheme: JudgeScheme;
  /** What to look at (default: everything); in direct assessment, one of the scales. */
  readonly criteria?: string | undefined;
  /** In direct assessment without criteria: what outputs are scored for (default: all scales). */
  readonly scales?: readonly Scale[] | undefined;
  /** The user's own prompt, in place of Stet's. */
  readonly prompt?: string | undefined;
  /** Whether the sentences before and after are shown. */
  readonly context: boolean;
  /** 2 asks in one order and then in its reverse. */
  readonly orders: 1 | 2;
  readonly seed: number;
}

/** The prompt of the options before texts are filled in, and everything else that a model reads with every question. */
export function promptOf({ scheme, criteria, prompt }: Omit<QuestionOptions, keyof TextStyle>): ChatMessage[] {
  checkCriteria(scheme, criteria);
  if (prompt !== undefined) return ownPrompt(prompt);
  return [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: PROMPTS[scheme].text },
  ];
}

/** The user's own prompt is all that a model reads. */
export function ownPrompt(prompt: string): ChatMessage[] {
  if (prompt.includes('{targets}')) return [{ role: 'user', content: prompt }];
  throw badOption(
    'a prompt with {targets}, where the outputs go',
    quote(prompt),
    'Add {targets} to the file; {context}, {criteria} and {answer} may stand there, too.',
  );
}

/** The sentence that a criterion adds to a prompt. */
export function criterionText({ scheme, criteria }: Pick<QuestionOptions, 'scheme' | 'criteria'>): string {
  const texts: Readonly<Record<string, string>> = PROMPTS[scheme].criteria;
  return criteria === undefined || scheme === 'direct' ? '' : texts[criteria];
}

function checkCriteria(scheme: JudgeScheme, criteria: string | undefined): void {
  const offered = criteriaOf(scheme);
  if (criteria === undefined || offered.includes(criteria)) return;
  throw badOption(`for ${scheme} one of the criteria ${offered.join(', ')}`, quote(criteria), 'Choose one of them.');
}

export function scalesAsked({ criteria, scales = SCALES }: Pick<QuestionOptions, 'criteria' | 'scales'>): Scale[] {
  return SCALES.filter((scale) => (criteria === undefined ? scales.includes(scale) : scale === criteria));
}

/** The questions about items, in their order. An item with a single output, which wins nothing, is not asked about. */
export function questionsAbout(items: readonly JudgeItem[], options: QuestionOptions): JudgeQuestion[] {
  const template = promptOf(options);
  return items.flatMap((item, index) =>
    ordersOf(item, options).map(({ shown, reversed }): JudgeQuestion => {
      const fields = fieldsOfScheme(options.scheme, shown.length, scalesAsked(options));
      const texts = textsOf(item, shown, fields, options);
      return {
        item: index,
        shown,
        reversed,
        repetition: item.repetition,
        messages: template.map(({ role, content }) => ({ role, content: fillPrompt(content, texts) })),
        fields,
      };
    }),
  );
}

function ordersOf(
  item: JudgeItem,
  { scheme, orders, seed }: QuestionOptions,
): Pick<JudgeQuestion, 'shown' | 'reversed'>[] {
  if (item.outputs.length < 2) return [];
  if (scheme === 'direct') return item.outputs.map((_, at) => ({ shown: [at], reversed: 0 }));
  const shown = showOrder(item, seed);
  return orders === 1
    ? [{ shown, reversed: 0 }]
    : [
        { shown, reversed: 0 },
        { shown: shown.toReversed(), reversed: 1 },
      ];
}

function textsOf(
  item: JudgeItem,
  shown: readonly number[],
  fields: readonly AnswerField[],
  options: QuestionOptions,
): Parameters<typeof fillPrompt>[1] {
  const targets = shown.map((at) =>
    options.scheme === 'points5-e'
      ? shownEdits(item.source, item.outputs[at].text, options)
      : shownText(item.outputs[at].text, options),
  );
  return {
    ...contextTexts(item, options),
    targets: options.scheme === 'direct' ? targets[0] : targets.map((text, at) => `${at + 1}. ${text}`).join('\n'),
    criteria: criterionText(options),
    answer: describeAnswer(fields),
  };
}

/** The source and the sentences around it, for the placeholders of a prompt. */
export function contextTexts(
  { source, before, after }: Pick<JudgeItem, 'source' | 'before' | 'after'>,
  options: TextStyle & { readonly context: boolean },
): { before: string; source: string; after: string; context: string } {
  const around = (text: string | undefined): string =>
    options.context && text !== undefined ? shownText(text, options) : '';
  const texts = { before: around(before), source: shownText(source, options), after: around(after) };
  return {
    ...texts,
    context: [
      ...(texts.before === '' ? [] : [`The sentence before: ${texts.before}`]),
      `The learner's sentence: ${texts.source}`,
      ...(texts.after === '' ? [] : [`The sentence after: ${texts.after}`]),
    ].join('\n'),
  };
}
