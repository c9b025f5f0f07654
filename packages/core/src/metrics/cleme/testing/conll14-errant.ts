import { parseGold } from '../../../formats/parse-gold.js';
import { readShared } from '../../../testing/shared.js';
import type { Segment } from '../../metric.js';

const FOLDER = 'data/errant/cleme';

/** The outputs of CoNLL-2014 with ERRANT's edits, against ERRANT's edits of both references. */
export function conll14Errant(system: string, gold = parseGold(readShared(`${FOLDER}/conll14.errant`))): Segment[] {
  const outputs = parseGold(readShared(`${FOLDER}/conll14-${system}.errant`));
  return gold.map((sentence, at) => segmentWithEdits(sentence, outputs[at]));
}

/** A sentence with the edits of a system, which are those of the first annotator. */
export function segmentWithEdits(
  sentence: Segment['sentence'],
  { source, annotations: [{ edits }] }: Segment['sentence'],
): Segment {
  return { sentence, hypothesis: '', edits: { source, edits } };
}
