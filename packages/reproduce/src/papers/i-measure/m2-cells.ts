import { m2, precisionRecall, type Sentence } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { explainExample, printEdit } from '../../examples.js';
import { cellsOf } from '../../recipe.js';

/** M2's edits and scores for hypotheses of one sentence: Tables 1 to 3. */
export function m2Cells(sentence: Sentence, hypotheses: readonly string[]): ComputedCell[] {
  return hypotheses.flatMap((hypothesis, at) => {
    const example = explainExample(m2(), sentence, hypothesis);
    const { precision, recall, value } = precisionRecall(example, 0.5);
    // As the verbose output of the scorer prints them: wrong edits without unchanged words at their ends.
    const edits = example.edits.map((edit) => printEdit(edit.match === null ? edit.change : edit)).join(', ');
    return cellsOf(String(at + 1), { 'System edits': edits, P: precision, R: recall, 'F0.5': value });
  });
}
