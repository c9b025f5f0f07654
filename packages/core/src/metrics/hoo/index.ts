import { EditLattice } from '../../edits/lattice.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import { wordDifference } from '../../edits/word-difference.js';
import { defineMetric } from '../define-metric.js';
import type { EditFinder } from '../edit-based/aligner.js';
import { editCore, editParts, annotationOptions, type EditMetric } from '../edit-based/edit-metric.js';
import type { MetricKind } from '../kind.js';
import { betaOption } from '../options/common-options.js';
import type { OptionsOf } from '../options/option.js';

const options = { beta: betaOption(1), ...annotationOptions };

export type HooOptions = OptionsOf<typeof options>;

export const hooKind: MetricKind<HooOptions, EditMetric> = defineMetric({
  name: 'hoo',
  title: 'HOO',
  needs: 'edits',
  withoutGold: {},
  definition: 'F1 over the edits of a word difference, as before M2',
  citation: 'Dale and Kilgarriff 2011',
  explains: true,
  countsEdits: true,
  options,
  parts: editParts,
  create: (settings) => editCore(new WordDifferenceFinder(), settings, 0),
});

/**
 * The scorer of the Helping Our Own shared task (Dale & Kilgarriff 2011), which M2 replaced: the edits are those
 * of a word difference, whatever the gold says; F1.
 */
export function hoo(options?: HooOptions): EditMetric {
  return hooKind.create(options);
}

class WordDifferenceFinder implements EditFinder {
  readonly #lattice = new EditLattice();
  #edits: ProposedEdit[] = [];

  open(source: Int32Array, hypothesis: Int32Array): void {
    this.#lattice.build(source, hypothesis, 'second');
    this.#edits = wordDifference(this.#lattice);
  }

  edits(): ProposedEdit[] {
    return this.#edits;
  }
}
