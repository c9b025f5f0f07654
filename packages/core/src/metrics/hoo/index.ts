import { EditLattice } from '../../edits/lattice.js';
import { EditMetric, type EditMetricOptions } from '../edit-based/edit-metric.js';
import type { EditFinder, ProposedEdit } from '../edit-based/edit-finder.js';
import { wordDifference } from './word-difference.js';

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
