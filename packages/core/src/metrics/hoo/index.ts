import { EditLattice } from '../../edits/lattice.js';
import { EditMetric, type EditMetricOptions } from '../edit-based/edit-metric.js';
import type { EditFinder } from '../edit-based/edit-finder.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import type { MetricKind } from '../kind.js';
import { wordDifference } from '../../edits/word-difference.js';

/**
 * The scorer of the Helping Our Own shared task (Dale & Kilgarriff 2011), which M2 replaced: the edits are those
 * of a word difference, whatever the gold says; F1.
 */
export function hoo(options: EditMetricOptions = {}): EditMetric {
  return new EditMetric(
    { name: 'hoo', finder: new WordDifferenceFinder(), beta: 1, nothing: 0, signature: [] },
    options,
  );
}

export const hooKind: MetricKind<EditMetricOptions, EditMetric> = {
  name: 'hoo',
  needs: 'edits',
  definition: 'F1 over the edits of a word difference, as before M2',
  citation: 'Dale and Kilgarriff 2011',
  options: ['--beta', '--annotator', '--ignore-whitespace-casing', '--levels'],
  explains: true,
  create: hoo,
};

class WordDifferenceFinder implements EditFinder {
  readonly #lattice = new EditLattice();
  #edits: ProposedEdit[] = [];

  open(source: Int32Array, hypothesis: Int32Array): void {
    this.#lattice.build(source, hypothesis);
    this.#edits = wordDifference(this.#lattice);
  }

  edits(): ProposedEdit[] {
    return this.#edits;
  }
}
