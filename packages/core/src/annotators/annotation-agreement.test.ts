import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredEdit, type Edit, type Sentence } from '../corpus/edit.js';
import { annotationAgreement } from './annotation-agreement.js';

const edit = (start: number, end: number, correction: string, type: string): Edit =>
  requiredEdit({ start, end, type, correction });

const sentence = (...annotators: readonly (readonly Edit[])[]): Sentence => ({
  source: 'a b c d',
  annotations: annotators.map((edits, annotator) => ({ annotator, edits })),
});

describe('annotationAgreement(ours, theirs)', () => {
  it('counts changed sentences with identical edits, and equal types among identical edits', () => {
    const ours = [
      sentence([edit(0, 1, 'x', 'R:NOUN'), edit(2, 2, 'y', 'M:DET')]),
      sentence([edit(0, 1, 'x', 'R:NOUN'), edit(2, 3, 'y', 'R:VERB')]),
      sentence([edit(0, 2, 'x', 'R:OTHER')]),
      sentence([]),
    ];
    const theirs = [
      sentence([edit(0, 1, 'x', 'R:NOUN'), edit(2, 2, 'y', 'M:DET')]),
      sentence([edit(0, 1, 'x', 'R:SPELL'), edit(2, 3, 'y', 'R:VERB')]),
      sentence([edit(0, 1, 'x', 'R:NOUN'), edit(1, 2, '', 'U:NOUN')]),
      sentence([]),
    ];
    expect(annotationAgreement(ours, theirs)).toEqual({
      ...{ sentences: 4, changed: 3, identical: 2, identicalTypes: 1 },
      ...{ ourEdits: 5, theirEdits: 6, sharedEdits: 4, equalTypes: 3 },
      confusions: [{ ours: 'R:NOUN', theirs: 'R:SPELL', count: 1 }],
    });
  });

  it('compares annotators by number; one who is not listed made no edit', () => {
    const ours = [sentence([], [edit(0, 1, 'x', 'R:NOUN')])];
    expect(annotationAgreement(ours, [sentence([])])).toMatchObject({ sentences: 2, changed: 1, identical: 0 });
    expect(annotationAgreement(ours, ours)).toMatchObject({ sentences: 2, changed: 1, identical: 1 });
  });

  it('lists confusions by how often they happen', () => {
    const all = (type: string, times: number): Sentence =>
      sentence(Array.from({ length: times }, (_, at) => edit(at, at + 1, 'x', type)));
    const { confusions } = annotationAgreement(
      [all('A', 1), all('B', 3), all('C', 3)],
      [all('X', 1), all('Z', 3), all('Y', 3)],
    );
    expect(confusions.map(({ theirs, ours, count }) => `${theirs}>${ours} ${count}`)).toEqual([
      'Y>C 3',
      'Z>B 3',
      'X>A 1',
    ]);
  });

  it('shares an edit that comes twice as often as both have it, with the equal type if there is one', () => {
    const twice = [edit(1, 1, 'x', 'M:DET'), edit(1, 1, 'x', 'M:NOUN')];
    expect(annotationAgreement([sentence(twice)], [sentence([twice[1]])])).toMatchObject({
      ...{ sharedEdits: 1, equalTypes: 0, identical: 0 },
    });
    expect(annotationAgreement([sentence(twice)], [sentence([twice[1], twice[0]])])).toMatchObject({
      ...{ sharedEdits: 2, equalTypes: 2, identicalTypes: 1 },
    });
  });

  it('refuses other sentences, and names the first', () => {
    const [ours, theirs] = [sentence([]), { ...sentence([]), source: 'a b c' }];
    const names = { ours: 'ours.m2', theirs: 'theirs.m2' };
    expect(() => annotationAgreement([ours, ours], [ours, theirs], { names })).toThrow(
      expect.objectContaining({ code: 'NOT_COMPARABLE', file: 'ours.m2', found: '"a b c d"' }),
    );
    expect(() => annotationAgreement([ours, ours], [ours], { names })).toThrow(
      expect.objectContaining({ expected: '1 sentences, as in theirs.m2', found: '2' }),
    );
  });

  it('is complete for the same annotation, and the same both ways round', () => {
    const edits = fc.array(
      fc
        .tuple(fc.nat(3), fc.nat(1), fc.constantFrom('', 'x', 'y'), fc.constantFrom('A', 'B'))
        .map(([start, length, correction, type]) => edit(start, start + length, correction, type)),
    );
    const sentences = fc.array(fc.array(edits, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(sentences, sentences, (a, b) => {
        const [ours, theirs] = [a, b].map((lists) => lists.map((annotators) => sentence(...annotators)));
        const same = annotationAgreement(ours, ours);
        expect(same).toMatchObject({ identicalTypes: same.changed, equalTypes: same.ourEdits, confusions: [] });
        const [there, back] = [annotationAgreement(ours, theirs), annotationAgreement(theirs, ours)];
        expect([there.changed, there.identical, there.sharedEdits]).toEqual([
          back.changed,
          back.identical,
          back.sharedEdits,
        ]);
      }),
    );
  });
});
