import { expect, it } from 'vitest';
import { describeGolden, listShared, readShared } from '../../testing/shared.js';
import { parseAnnotatedText, printAnnotatedText, sourceOf, targetOf } from './annotated-text.js';

describeGolden('the annotated documents of UA-GEC', () => {
  const folder = 'data/multilingual/uk/documents';
  const files = ['gec-only', 'gec-fluency'].flatMap((layer) =>
    listShared(`${folder}/${layer}/annotated`).map((name) => [layer, name.replace(/\.ann$/u, '')] as const),
  );

  it.each(files)('%s %s is the source before and the target after, and is written as it was read', (layer, name) => {
    const text = readShared(`${folder}/${layer}/annotated/${name}.ann`);
    const parsed = parseAnnotatedText(text);
    expect(printAnnotatedText(parsed)).toBe(text);
    expect(sourceOf(parsed)).toBe(readShared(`${folder}/${layer}/source/${name.replace(/\.a\d$/u, '')}.src.txt`));
    expect(targetOf(parsed)).toBe(readShared(`${folder}/${layer}/target/${name}.txt`));
  });
});
