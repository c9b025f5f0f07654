import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSchema, type AnswerField } from './answer-fields.js';
import { readAnswer } from './read-answer.js';

const FIELDS: readonly AnswerField[] = [
  { name: 'target1', kind: 'integer', least: 1, most: 5 },
  { name: 'target2', kind: 'integer', least: 1, most: 5 },
];

describe('readAnswer(content, fields)', () => {
  it.each([
    ['bare', '{"target1": 4, "target2": 1}'],
    ['in another order', '{"target2": 1, "target1": 4}'],
    ['in a fence', '```json\n{"target1":4,"target2":1}\n```'],
    ['after words', 'Here you are: {"target1":4,"target2":1} and {"target1":1,"target2":1}'],
    ['with a whole number as a fraction', '{"target1":4.0,"target2":1e0}'],
  ])('reads an object %s', (_, content) => {
    expect(readAnswer(content, FIELDS)).toEqual({ values: [4, 1] });
  });

  it.each([
    ['a brace in a name', '{"}":1,"target1":4,"target2":1}', /a field "\}"/u],
    ['an object in an object', '{"answer":{"target1":4,"target2":1}}', /"target1" is missing/u],
    ['a field that is there twice', '{"target1":1,"target2":1,"target1":5}', /"target1" is there twice/u],
    ['zero', '{"target1":0,"target2":1}', /from 1 to 5, not "0"/u],
    ['true for a number', '{"target1":true,"target2":1}', /from 1 to 5, not "true"/u],
    ['very deep brackets', `{"target1":${'['.repeat(5000)}${']'.repeat(5000)},"target2":1}`, /it is not JSON/u],
  ])('finds fault with %s', (_, content, fault) => {
    expect(readAnswer(content, FIELDS)).toEqual({ fault: expect.stringMatching(fault) as string });
  });

  it('takes choices and booleans as they are, and nothing like them', () => {
    const fields: readonly AnswerField[] = [
      { name: 'better', kind: 'choice', choices: ['1', '2', 'tie'] },
      { name: 'valid', kind: 'boolean' },
    ];
    expect(readAnswer('{"better":"tie","valid":false}', fields)).toEqual({ values: ['tie', false] });
    for (const content of [
      '{"better":1,"valid":false}',
      '{"better":"1","valid":"false"}',
      '{"better":"3","valid":true}',
    ]) {
      expect(readAnswer(content, fields)).toHaveProperty('fault');
    }
  });

  it('takes any text, and gives values that fit or says what is wrong', () => {
    const piece = fc.constantFrom('{', '}', '"', '\\', 'target1', 'target2', ':', ',', '1', '5', '7', ' ', '```', '[');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (content) => {
          const answer = readAnswer(content, FIELDS);
          if ('fault' in answer) expect(answer.fault).not.toBe('');
          else expect(answer.values.every((value) => [1, 2, 3, 4, 5].includes(Number(value)))).toBe(true);
        },
      ),
    );
  });
});

describe('answerSchema(fields)', () => {
  it('lists what a small range holds, and asks for every field and no other', () => {
    expect(answerSchema([...FIELDS.slice(0, 1), { name: 'fluency', kind: 'integer', least: 0, most: 100 }])).toEqual({
      type: 'object',
      properties: { target1: { type: 'integer', enum: [1, 2, 3, 4, 5] }, fluency: { type: 'integer' } },
      required: ['target1', 'fluency'],
      additionalProperties: false,
    });
  });
});
