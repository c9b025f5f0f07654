import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { errant } from '../errant/index.js';
import { m2 } from '../m2/index.js';
import { explainSentences } from './explain.js';

const gold = parseM2(
  [
    'S a b c d e',
    'A 4 5|||T|||z|||REQUIRED|||-NONE-|||0',
    'A 1 2|||T|||x|||REQUIRED|||-NONE-|||0',
    'A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1',
    '',
    'S f g',
    '',
  ].join('\n'),
).flatMap(sentencesOf);

describe('explainSentences(metric, sentences, systems)', () => {
  const [first, second] = explainSentences(m2(), gold, [{ name: 'ours', lines: ['a x c d e', 'f h'] }]);

  it('gives the source, the gold edits in the order of the sentence, and the hypothesis', () => {
    expect(first).toMatchObject({ sentence: 1, source: 'a b c d e' });
    expect(first.annotations[0].edits.map(({ start }) => start)).toEqual([1, 4]);
    expect(first.systems[0].hypothesis).toBe('a x c d e');
  });

  it('shows which edits match, and which annotator was chosen', () => {
    const [firstAnnotator, secondAnnotator] = first.systems[0].annotators;
    expect(firstAnnotator).toMatchObject({ annotator: 0, correct: 1, proposed: 1, gold: 2, chosen: true });
    expect(firstAnnotator.edits).toMatchObject([{ start: 1, end: 2, original: 'b', correction: 'x', match: 0 }]);
    expect(secondAnnotator).toMatchObject({ annotator: 1, correct: 0, proposed: 1, gold: 0, chosen: false });
    expect(secondAnnotator.edits[0]).toMatchObject({
      match: null,
      change: { start: 1, end: 2, original: 'b', correction: 'x' },
    });
  });

  it('adds up the counts of the chosen annotators', () => {
    expect(first.systems[0].running).toMatchObject({ correct: 1, proposed: 1, gold: 2 });
    expect(second.systems[0].running).toMatchObject({ correct: 1, proposed: 2, gold: 2 });
  });
});

describe('explainSentences(metric, …) of a metric that types edits', () => {
  it('gives the type of each edit, and that of the gold edit that it makes', () => {
    const [sentence] = parseM2('S a b c\nA 0 1|||Nn|||x|||REQUIRED|||-NONE-|||0\n').flatMap(sentencesOf);
    const [{ systems }] = explainSentences(
      errant({ analysis: 'none' }),
      [sentence],
      [{ name: 'ours', lines: ['x b c d'] }],
    );
    expect(systems[0].annotators[0].edits).toMatchObject([
      { correction: 'x', match: 0, type: 'R:OTHER', goldType: 'Nn' },
      { correction: 'd', match: null, type: 'M:OTHER' },
    ]);
    expect(systems[0].annotators[0].edits[1]).not.toHaveProperty('goldType');
  });
});
