import { addAlternatives } from '@stet/core';
import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { saveGold } from '../tasks/gold.js';
import { readGold } from '../tasks/read-gold.js';
import { lockTask } from '../tasks/tasks.js';
import { alternativeAnswers } from './alternative-answers.js';
import { readProposals } from './read-proposals.js';

export interface MadeAlternatives {
  readonly alternativesVersion: number;
  readonly accepted: number;
  readonly sets: number;
}

/** Makes the gold with alternative answers from the gold and the proposals that are accepted, and scores against it. */
export async function makeAlternatives(services: Services, taskId: string): Promise<MadeAlternatives> {
  return services.store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, taskId);
    const gold = await readGold(trx, task, 'gold');
    if (gold === undefined) throw wrongState('a task with a gold', 'none', 'Upload the gold first.');
    const proposals = await readProposals(trx, taskId);
    const accepted = proposals.filter(({ state, proposers }) => state === 'accepted' && proposers.length > 0);
    const sentences = addAlternatives(gold, alternativeAnswers(accepted));
    const origin = `the gold and ${accepted.length} alternative answers that were accepted`;
    const saved = await saveGold(trx, services, task, { kind: 'alternatives', sentences, origin, file: 'the gold' });
    const setsOf = (all: typeof gold): number => all.reduce((sum, { annotations }) => sum + annotations.length, 0);
    return {
      alternativesVersion: saved.alternatives_version,
      accepted: accepted.length,
      sets: setsOf(sentences) - setsOf(gold),
    };
  });
}
