import type { Resampler } from './metric.js';

/**
 * The resampler of a metric for which the order of sentences matters. `value` is given indices into the sentences of
 * all systems, those of the first system first.
 */
export function orderedResampler(
  systems: readonly { readonly length: number }[],
  value: (indices: Uint32Array) => number,
): Resampler {
  const sentences = systems.at(0)?.length ?? 0;
  const first = new Uint32Array(sentences);
  const second = new Uint32Array(sentences);
  return {
    draw: (indices) => {
      const shifted = indices.slice();
      return Float64Array.from(systems, () => {
        const result = value(shifted);
        for (let at = 0; at < shifted.length; at++) shifted[at] += sentences;
        return result;
      });
    },
    swap: (marks, pairs) =>
      Float64Array.from(pairs, ([a, b]) => {
        // A product, since no processor can predict which sentences are marked.
        const apart = (b - a) * sentences;
        for (let at = 0; at < sentences; at++) {
          const shift = marks[at] * apart;
          first[at] = a * sentences + at + shift;
          second[at] = b * sentences + at - shift;
        }
        return value(first) - value(second);
      }),
  };
}
