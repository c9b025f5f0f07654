import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelBox, overlap, type LabelledPoint } from './label-box.js';
import { placeLabels } from './place-labels.js';

const ROOM = { widths: [240, 300, 360, 420], top: 0, bottom: 300 };

/** How many pairs of labels overlap in a plot that is `width` pixels wide. */
function collisions(points: readonly LabelledPoint[], width: number): number {
  const boxes = placeLabels(points, ROOM).map((position, at) => labelBox(points[at], position, width));
  return boxes.flatMap((first, at) => boxes.slice(at + 1).filter((second) => overlap(first, second) > 0)).length;
}

it('puts a lone label at the right of its point, or at the left where the plot ends', () => {
  const at = (across: number): LabelledPoint => ({ across, y: 150, width: 50 });
  expect(placeLabels([at(0.5)], ROOM)[0].anchor).toBe('start');
  expect(placeLabels([at(0.98)], ROOM)[0].anchor).toBe('end');
});

it('keeps apart the labels of points as close as those of thirteen systems, at every width', () => {
  // A tight diagonal of twelve, and an outlier: the picture of a metric against people.
  const points = Array.from({ length: 12 }, (_, at) => ({
    across: 0.6 + at * 0.03,
    y: 150 - at * 9 + (at % 3) * 8,
    width: 40,
  }));
  for (const width of ROOM.widths) expect(collisions([...points, { across: 0.05, y: 280, width: 40 }], width)).toBe(0);
});

it('never lets labels collide when their points have room', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (rows) => {
      const points = rows.map((row) => ({ across: 0.5, y: 15 + row * 27, width: 60 }));
      expect(collisions(points, 300)).toBe(0);
    }),
  );
});

it('marks labels that need a line to their point', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => ({ across: 0.5 + at * 0.002, y: 150, width: 40 }));
  expect(placeLabels(crowd, ROOM).some(({ far }) => far)).toBe(true);
});
