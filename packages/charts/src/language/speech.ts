import { fixed } from '@stet/core/internal';

/** The forms of a noun after a number: English and German have `one` and `other`, Ukrainian all four. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** How a language writes numbers, and words after them. */
export interface Speech {
  /** A BCP 47 tag, for `lang` and `Intl`. */
  readonly locale: string;
  /** A whole number, its digits in groups. */
  readonly integer: (value: number) => string;
  /** A number with so many decimal places: the digits that every other place shows, with this language's mark. */
  readonly decimal: (value: number, digits: number) => string;
  /** Numbers that were written for English, `0.05` or `1,000`, with this language's marks. */
  readonly written: (english: string) => string;
  /** The form of a noun that goes with a number. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** `1 judge`, `2 judges`. */
  readonly counted: (count: number, forms: PluralForms) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
}

export function speechOf(locale: string): Speech {
  const integers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const written = numberRewriter(locale);
  const integer = (value: number): string => integers.format(value);
  const plural = (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
  return {
    locale,
    integer,
    written,
    decimal: (value, digits) => written(fixed(value, digits)),
    plural,
    counted: (count, forms) => `${integer(count)} ${plural(count, forms)}`,
    list: (items) => lists.format(items),
  };
}

/** Changes the marks between digits: the point, and the comma before three digits. */
function numberRewriter(locale: string): (english: string) => string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.5);
  const markOf = (wanted: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find(({ type }) => type === wanted)?.value;
  const [decimal = '.', group = ','] = [markOf('decimal'), markOf('group')];
  return (english) => english.replace(/\.(?=\d)|(?<=\d),(?=\d{3}(?!\d))/gu, (mark) => (mark === '.' ? decimal : group));
}
