import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as stet from './index.js';

const INDEX = fileURLToPath(new URL('./index.ts', import.meta.url));
const MOST_NAMES = 80;

interface PublicName {
  readonly name: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/** The names of the front door, types included, with what their comments say. */
const publicNames: readonly PublicName[] = (() => {
  const program = ts.createProgram([INDEX], { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023 });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(INDEX);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error('there is no front door');
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return {
      name: exported.name,
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      examples: symbol
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'example')
        .map(({ text }) => ts.displayPartsToString(text)),
    };
  });
})();

describe('the front door', () => {
  it('has these names and no others', () => {
    expect(
      publicNames
        .map(({ name }) => name)
        .sort()
        .join(' '),
    ).toMatchInlineSnapshot(
      `"Accumulator Annotation BleuOptions CorrelateOptions Correlations Edit ErrantOptions EvaluatedMetric GleuOptions GreenOptions HumanEvidence IMeasureOptions InlineOptions JudgmentReadOptions Judgments M2Options MeteorOptions MeteorResources Metric MetricSpec NamedTest OnProgress RankOptions RankedOutput RankedSystem Ranking RankingMethodName ReportedScore Runner Score ScoreDocument ScoreOptions ScorePart ScoreTexts Scoreboard ScoredMetric ScoredSystem ScoringSource Segment Sentence SentenceScore SignificanceReport SignificanceRequest StetError StetErrorDetails SystemRanking TableFormat TableModel TextInput VERSION applyEdits bestFirst bleu correlate createMetric createTools defineMetric errant errorWords extractEdits gleu green hoo iMeasure inlineRunner m2 meteor metricKinds openSynonyms parseGold parsePlainText printPlainText printTables rank readJudgments referencesOf score scoreDocument scoreTables tokenise"`,
    );
  });

  it(`has at most ${MOST_NAMES} names`, () => {
    expect(publicNames.length).toBeLessThanOrEqual(MOST_NAMES);
  });

  it('says of each name in a sentence what it is', () => {
    expect(publicNames.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  });

  it('shows how to call the main functions', () => {
    const shown = publicNames.filter(({ examples }) => examples.length > 0).map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining(['applyEdits', 'correlate', 'm2', 'parseGold', 'rank', 'score']));
  });

  const examples = publicNames.flatMap(({ name, examples: texts }) => texts.map((text) => ({ name, text })));

  /** An example is a program; a comment after an arrow says what the expression before it gives, as JSON. */
  it.each(examples)('has an example of $name that gives what it says', async ({ text }) => {
    const program = text.replace(/^(?<expression>.*); \/\/ → (?<json>.*)$/gmu, 'check($<expression>, $<json>);');
    expect(program).toContain('check(');
    const check = (value: unknown, expected: unknown): void => {
      expect(value).toEqual(expected);
    };
    const source = `(async ({ ${Object.keys(stet).join(', ')} }, check) => { ${program} })`;
    const run = runInThisContext(source) as (library: typeof stet, checked: typeof check) => Promise<void>;
    await run(stet, check);
  });
});
