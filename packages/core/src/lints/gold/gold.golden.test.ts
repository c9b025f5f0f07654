import { expect, it } from 'vitest';
import { parseGold } from '../../formats/parse-gold.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { HIT_RANKS } from '../measures/lint-terms.js';
import { measureOnGold, type GoldMeasures } from '../measures/gold-measures.js';
import { parseLints } from '../parse-lints.js';
import { goldTexts, matchText } from './match-text.js';
import { parseTokenisedTexts, type TokenisedText, textsOfGold } from './tokenised-text.js';

interface GoldenCounts {
  readonly lints: number;
  readonly detected: number;
  readonly first: number;
  readonly any: number;
  readonly withoutSuggestion: number;
}

interface GoldenRun {
  readonly rules: Readonly<Record<string, GoldenCounts>>;
  readonly total: GoldenCounts & {
    readonly precision: Readonly<Record<'detected' | 'first' | 'any', number>>;
    readonly hitAt: Readonly<Record<string, number>>;
    readonly meanReciprocalRank: number;
  };
  readonly goldEdits: { readonly gold: number; readonly recall: GoldenRun['total']['precision'] };
  readonly types: Readonly<Record<string, { gold: number; detected: number; first: number; any: number }>>;
  readonly chosenAnnotators: Readonly<Record<string, number>>;
}

const FOLDER = 'data/checkers/example';

function measure(version: string, texts: readonly TokenisedText[]): GoldMeasures {
  const run = parseLints(readShared(`${FOLDER}/lints.${version}.jsonl`), {
    texts: new Map(texts.map(({ unit, text }) => [unit, text])),
  });
  const golds = goldTexts(texts, parseGold(readShared(`${FOLDER}/gold.m2`)));
  const matched = golds.map((gold, at) => matchText(gold, run.checks[at].lints));
  return measureOnGold(matched, { beta: 1, resamples: 50, seed: 1, confidence: 0.95 });
}

describeGolden('measureOnGold() of the example of the bench for checkers', () => {
  const texts = parseTokenisedTexts(readShared(`${FOLDER}/tokens.jsonl`));
  const golden = readSharedJson('golden/checkers/example.json') as Readonly<Record<'old' | 'new', GoldenRun>>;

  it.each(['old', 'new'] as const)('every number of the %s version', (version) => {
    const { rules, total, goldEdits, types, chosenAnnotators } = golden[version];
    const measures = measure(version, texts);
    const counted = measures.rules.map(({ rule, lints, withoutSuggestion, precision }) => [
      rule,
      {
        lints,
        detected: precision.detection.count,
        first: precision.first.count,
        any: precision.any.count,
        withoutSuggestion,
      },
    ]);
    expect(Object.fromEntries(counted)).toEqual(rules);
    const { precision, recall } = measures;
    expect(measures.lints).toBe(total.lints);
    expect([precision.detection.count, precision.any.count, precision.first.count]).toEqual([
      total.detected,
      total.any,
      total.first,
    ]);
    expect({
      detected: precision.detection.value,
      any: precision.any.value,
      first: precision.first.value,
    }).toEqual(total.precision);
    expect(Object.fromEntries(HIT_RANKS.map((k) => [k, precision.hitAt[k].value]))).toEqual(total.hitAt);
    expect(precision.meanReciprocalRank.value).toBe(total.meanReciprocalRank);
    expect(recall.detection).toMatchObject({ of: goldEdits.gold, value: goldEdits.recall.detected });
    expect([recall.any.value, recall.first.value]).toEqual([goldEdits.recall.any, goldEdits.recall.first]);
    const covered = measures.coverage.types.map(({ name, edits, recall: found }) => [
      name,
      { gold: edits, detected: found.detection.count, first: found.first.count, any: found.any.count },
    ]);
    expect(Object.fromEntries(covered)).toEqual(types);
    expect(Object.fromEntries(measures.annotators.map(({ unit, annotator }) => [unit, annotator]))).toEqual(
      chosenAnnotators,
    );
  });

  it('the same with the texts that joining the tokens gives', () => {
    const sentences = parseGold(readShared(`${FOLDER}/gold.m2`));
    const joined = textsOfGold('u', sentences, { detokenise: true }).map((text) => ({
      ...text,
      unit: text.unit.replace('#', ''),
    }));
    expect(joined).toEqual(texts);
  });
});
