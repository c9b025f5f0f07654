import { groupBy } from '../../group-by.js';
import { fScore } from '../../metrics/f-score.js';
import { drawnInterval, type Interval } from '../../significance/draw-statistics.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';
import type { MatchedEdit, MatchedLint, MatchedText } from '../gold/match-text.js';
import { EditTerms, type Level, type Recall } from './edit-terms.js';
import { LintTerms, type Precision } from './lint-terms.js';
import { NamedTerms } from './named-terms.js';
import { RateTable, type Rate } from './rate.js';

/** How the lints of one rule fare against a gold. */
export interface RuleOnGold {
  readonly rule: string;
  readonly lints: number;
  readonly withoutSuggestion: number;
  readonly precision: Precision;
  /** Gold edits that its lints touch. */
  readonly found: number;
  /** Those of them that no other rule touches: they are lost if it is switched off. */
  readonly alone: number;
  /** Lints that touch no edit: they go if it is switched off. */
  readonly falseLints: number;
  /** The types of the edits that it touches, the most frequent first. */
  readonly types: readonly { readonly type: string; readonly found: number }[];
}

/** Gold edits of a kind, and what was found of them. */
export interface GoldCoverage {
  readonly name: string;
  readonly edits: number;
  readonly recall: Recall;
}

export interface GoldMeasures {
  readonly texts: number;
  readonly lints: number;
  readonly withoutSuggestion: number;
  readonly edits: number;
  readonly precision: Precision;
  readonly recall: Recall;
  readonly beta: number;
  readonly f: Readonly<Record<Level, { readonly value: number | null; readonly interval: Interval | null }>>;
  /** By name. */
  readonly rules: readonly RuleOnGold[];
  /** By error type, by the number of words, and by what has to be done; the most frequent first. */
  readonly coverage: Readonly<Record<'types' | 'lengths' | 'operations', readonly GoldCoverage[]>>;
  /** The annotator whose edits each text is compared with for recall. */
  readonly annotators: readonly { readonly unit: string; readonly annotator: number }[];
}

export interface GoldMeasureOptions extends SignificanceOptions {
  readonly beta: number;
}

/** Measures the lints of texts against their gold edits, in all and by rule. */
export function measureOnGold(texts: readonly MatchedText[], options: GoldMeasureOptions): GoldMeasures {
  const all = new LintTerms();
  const found = new EditTerms();
  const rules = new NamedTerms<MatchedLint, LintTerms>(() => new LintTerms());
  const [types, lengths, operations] = [newCoverage(), newCoverage(), newCoverage()];
  texts.forEach(({ lints, chosen: { edits } }, text) => {
    all.add(text, lints);
    found.add(text, edits);
    rules.add(
      text,
      groupBy(lints, ({ lint }) => lint.rule),
    );
    types.add(
      text,
      groupBy(edits, ({ edit }) => edit.type),
    );
    lengths.add(text, groupBy(edits, lengthOf));
    operations.add(text, groupBy(edits, operationOf));
  });
  const groups = [rules, types, lengths, operations];
  const terms = [...all.all, ...found.all, ...groups.flatMap((group) => group.all)];
  const table = new RateTable(terms, texts.length, options);
  const precision = all.precision(table);
  const recall = found.recall(table);
  const f = (level: Level): GoldMeasures['f'][Level] => {
    const drawnRecall = table.drawn(found.level(level));
    const drawn = table.drawn(all.level(level)).map((value, at) => fScore(value, drawnRecall[at], options.beta));
    return fOf(precision[level], recall[level], drawn, options);
  };
  const counts = countRules(texts);
  const lints = texts.flatMap((text) => text.lints);
  return {
    texts: texts.length,
    lints: lints.length,
    withoutSuggestion: withoutSuggestion(lints),
    edits: recall.detection.of,
    precision,
    recall,
    beta: options.beta,
    f: { detection: f('detection'), any: f('any'), first: f('first') },
    rules: rules.map((rule, ruleTerms) => ({ ...counts(rule), precision: ruleTerms.precision(table) })),
    coverage: {
      types: coverageRows(types, table),
      lengths: coverageRows(lengths, table),
      operations: coverageRows(operations, table),
    },
    annotators: texts.map(({ unit, chosen }) => ({ unit, annotator: chosen.annotator })),
  };
}

const newCoverage = (): NamedTerms<MatchedEdit, EditTerms> => new NamedTerms(() => new EditTerms());

function fOf(
  precision: Rate,
  recall: Rate,
  drawn: Float64Array,
  { beta, confidence }: GoldMeasureOptions,
): GoldMeasures['f'][Level] {
  if (precision.value === null || recall.value === null) return { value: null, interval: null };
  return { value: fScore(precision.value, recall.value, beta), interval: drawnInterval(drawn, confidence) };
}

function withoutSuggestion(lints: readonly MatchedLint[]): number {
  return lints.filter(({ lint }) => lint.suggestions.length === 0).length;
}

function coverageRows(terms: NamedTerms<MatchedEdit, EditTerms>, table: RateTable): GoldCoverage[] {
  return terms
    .map((name, editTerms) => ({ name, recall: editTerms.recall(table) }))
    .map(({ name, recall }) => ({ name, edits: recall.detection.of, recall }))
    .sort((a, b) => b.edits - a.edits || (a.name < b.name ? -1 : 1));
}

/** Words of the longer side, once those that stay are taken off. */
function lengthOf({ trimmed: { start, end, words } }: MatchedEdit): string {
  const length = Math.max(end - start, words.length);
  return length === 1 ? '1 word' : length < 4 ? `${length} words` : '4 words or more';
}

function operationOf({ trimmed: { start, end, words }, edit }: MatchedEdit): string {
  if (start === end) return 'insertion';
  return words.length === 0 && edit.corrections.length > 0 ? 'deletion' : 'replacement';
}

type Counts = Omit<RuleOnGold, 'precision'>;

/** What can be counted of each rule: what it finds, what only it finds, and how often it is wrong. */
function countRules(texts: readonly MatchedText[]): (rule: string) => Counts {
  const lintsOf = groupBy(
    texts.flatMap(({ lints }) => lints),
    ({ lint }) => lint.rule,
  );
  const finders = texts.flatMap(({ lints, chosen }) =>
    chosen.edits.map(({ edit, detectedBy }) => ({
      type: edit.type,
      rules: [...new Set(detectedBy.map((at) => lints[at].lint.rule))],
    })),
  );
  const foundBy = groupBy(
    finders.flatMap(({ type, rules }) => rules.map((rule) => ({ rule, type, isAlone: rules.length === 1 }))),
    ({ rule }) => rule,
  );
  return (rule) => {
    const lints = lintsOf.get(rule) ?? [];
    const edits = foundBy.get(rule) ?? [];
    const types = Array.from(
      groupBy(edits, ({ type }) => type),
      ([type, ofType]) => ({ type, found: ofType.length }),
    );
    return {
      rule,
      lints: lints.length,
      withoutSuggestion: withoutSuggestion(lints),
      found: edits.length,
      alone: edits.filter(({ isAlone }) => isAlone).length,
      falseLints: lints.filter(({ detected }) => !detected).length,
      types: types.sort((a, b) => b.found - a.found || (a.type < b.type ? -1 : 1)),
    };
  };
}
