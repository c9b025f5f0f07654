import type { NewTaskSettings, Proposal, TeamProposal } from '../index.js';
import { SYSTEMS, ok } from './campaign.js';
import type { Client, Room } from './room.js';

/** Finds another right answer to the first sentence, and makes all edits of the gold in the others. */
export const WALKS = ['He walks home .', ...SYSTEMS.ann.slice(1)];

/** Settings under which teams propose alternative answers. */
export function openForProposals({ now }: Room): NewTaskSettings {
  return {
    proposals: { opensAt: now - 1, closesAt: now + 1_000_000 },
    release: { source: 0, leaderboard: 0, systems: null, gold: now - 1 },
  };
}

/** Has a team propose what `WALKS` makes of the first sentence, and the organiser accept it and make the gold. */
export async function acceptWalks(room: Room, team: Client, task: string, submission: string): Promise<void> {
  const { organiser } = room;
  const edit = { submission, sentence: 1, start: 1, end: 2, correction: 'walks', type: 'Vt' };
  const { id } = ok(await team.send('POST', `team/proposals?task=${task}`, edit)).body as TeamProposal;
  const { rows } = ok(await organiser.send('GET', `tasks/${task}/proposals`)).body as { rows: Proposal[] };
  if (!rows.some((row) => row.id === id)) throw new Error('the organiser does not see the proposal');
  ok(await organiser.send('PUT', `tasks/${task}/proposals/${id}/decision`, { decision: 'accepted' }));
  ok(await organiser.send('POST', `tasks/${task}/proposals/gold`));
}
