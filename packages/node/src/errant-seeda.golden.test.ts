import { join } from 'node:path';
import { score } from '@stet/core';
import { describeGolden, readSharedJson, sharedFolder } from '../../core/src/testing/shared.js';
import { expect, it } from 'vitest';
import { openScoringFiles } from './stream/scoring-files.js';
import { systemFiles } from './system-files.js';
import { threadRunner } from './thread-runner.js';

/** The README of tmu-nlp/SEEDA, in percent; which version of ERRANT and of spaCy computed it, it does not say. */
interface Published {
  readonly full_test_set_scores: { readonly scores: Readonly<Record<string, { readonly ERRANT: number }>> };
}

describeGolden('ERRANT with the tagger for English on the outputs of SEEDA', () => {
  const folder = sharedFolder('data/seeda');
  const { scores } = (readSharedJson('golden/seeda/published.json') as Published).full_test_set_scores;

  it('gives the published column within 0.3 points', async () => {
    const files = openScoringFiles({
      source: join(folder, 'outputs/all/INPUT.txt'),
      references: [0, 1].map((annotator) => join(folder, `references/official-applied.ref${String(annotator)}.txt`)),
      systems: await systemFiles([join(folder, 'outputs/all')]),
    });
    const { systems } = await score(files, ['errant'], { runner: threadRunner({ threads: 1 }) });
    const apart = systems
      .map(({ name, scores: { errant } }) => ({ name, points: Math.abs(100 * errant.value - scores[name].ERRANT) }))
      .sort((a, b) => b.points - a.points);
    console.info(`SEEDA, ERRANT: at most ${apart[0].points.toFixed(3)} points apart, for ${apart[0].name}`);
    expect(apart).toHaveLength(15);
    expect(apart[0].points).toBeLessThan(0.3);
  });
});
