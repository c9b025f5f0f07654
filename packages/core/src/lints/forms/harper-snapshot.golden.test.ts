import { expect, it } from 'vitest';
import { describeGolden, listShared, readShared } from '../../testing/shared.js';
import { harperSnapshot } from './harper-snapshot.js';

describeGolden("the snapshots of Harper's tests", () => {
  it('have 1,443 lints, each where the text has it', () => {
    const counts = Object.fromEntries(
      listShared('data/checkers/snapshots').map((file) => {
        const text = readShared(`data/checkers/text/${file.replace('.snap.yml', '.md')}`);
        const report = harperSnapshot.read(readShared(`data/checkers/snapshots/${file}`), {
          textOf: () => text,
          location: { file },
        });
        return [file.replace('.snap.yml', ''), report.texts[0].lints.length];
      }),
    );
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(1443);
    // The blocks that begin with "Lint:", counted by grep.
    expect(counts).toMatchObject({ 'The Great Gatsby': 726, 'Computer science': 123, 'this and that': 0 });
  });
});
