import { drawChecks, type SystemLines } from '@stet/core/internal';
import type { ItemOutput } from './item-output.js';
import type { Plan } from './schemas.js';
import { shownSentence, type ShownSentence, type SourceTexts } from './shown-sentence.js';

export interface ChecksTask extends SourceTexts {
  readonly systems: readonly SystemLines[];
  readonly plan: Plan;
  /** Sentences that judges see anyway. */
  readonly drawn: readonly number[];
}

/** The intact output comes first, and the damaged one, which no system wrote, last. */
export interface DrawnCheck extends ShownSentence {
  readonly outputs: readonly ItemOutput[];
}

export interface DrawnChecks {
  /** For the end of practice; null if the plan has no checks. */
  readonly practice: DrawnCheck | null;
  /** As many as fall to a judge who judges all items. */
  readonly earnest: readonly DrawnCheck[];
}

/** Draws the attention checks of a campaign; every judge gets the same. */
export function drawCheckItems({ sources, documents, systems, plan, drawn }: ChecksTask): DrawnChecks {
  const { items, checkEvery, seed, protocol, outputsPerItem } = plan;
  const count = checkEvery === 0 ? 0 : Math.floor(items / checkEvery);
  if (count === 0) return { practice: null, earnest: [] };
  const perItem = protocol.kind === 'pairwise' ? 2 : outputsPerItem;
  const checks = drawChecks(systems, { count: count + 1, perItem, seed, avoid: new Set(drawn) });
  const shown = checks.map(({ sentence, outputs }) => ({
    ...shownSentence({ sources, documents }, plan, sentence),
    outputs: outputs.map(({ text, systems: names }) => ({ text, systems: names })),
  }));
  const [first, ...earnest] = shown as [DrawnCheck?, ...DrawnCheck[]];
  return { practice: first === undefined ? null : onlyPair(first), earnest };
}

/** In practice nothing but the damage is to be seen. */
function onlyPair(check: DrawnCheck): DrawnCheck {
  return { ...check, outputs: [check.outputs[0], check.outputs[check.outputs.length - 1]] };
}
