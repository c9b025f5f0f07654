import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePlainText } from '../corpus/plain-text.js';
import { readJudgments } from './formats/read.js';
import { exactRepeats } from './repeats.js';
import { judgmentStatistics } from './statistics.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../examples/evening-class/${path}`, import.meta.url), 'utf8');

describe('The judgments of the evening class', () => {
  const rankings = readJudgments(read('judgments.xml'));
  const names = ['careful', 'reckless', 'speller', 'unchanged'];
  const lines = new Map(names.map((name) => [name, parsePlainText(read(`systems/${name}.txt`))]));

  it('rank systems with the same output as one', () => {
    for (const { sentence, outputs } of rankings.filter((ranking) => ranking.outputs.length > 0)) {
      const shown = new Map<string, string[]>();
      for (const name of names) {
        const text = lines.get(name)?.[sentence] ?? '';
        shown.set(text, [...(shown.get(text) ?? []), name]);
      }
      const same = (groups: Iterable<readonly string[]>): string[] =>
        Array.from(groups, (group) => group.join(' ')).sort();
      expect(same(outputs.map(({ systems }) => systems))).toEqual(same(shown.values()));
    }
  });

  it('have three judges, sentences in common, items seen again, and none twice', () => {
    const { judges, sentences, total, systems } = judgmentStatistics(rankings);
    expect(judges.map(({ judge }) => judge)).toEqual(['ines', 'marek', 'yuki']);
    expect({ sentences, systems }).toEqual({ sentences: 45, systems: names });
    expect(total).toMatchObject({ rankings: 150, skipped: 1, oneOutput: 3 });
    expect(exactRepeats(rankings)).toEqual([]);
  });
});
