import type { TaskRow } from '../storage/task-tables.js';
import type { Viewer } from '../viewers/viewer.js';
import { openPhase } from './phases.js';
import type { Task } from './schemas.js';
import { settingsOf } from './settings.js';

/** What somebody may do with a task. */
export type Permissions = Task['may'];

/** What a viewer may do with a task now. Release times and phases are checked only here. */
export function may(task: TaskRow, viewer: Viewer, now: number): Permissions {
  const { release, phases, proposals, totalsOnly, unit, normalise } = settingsOf(task);
  const isAsWritten = unit === 'word' && normalise.every((step) => step === 'none');
  const organise = viewer.kind === 'organiser';
  const takesPart = viewer.kind === 'team' && viewer.team.task_id === task.id && viewer.team.approved === 1;
  const hasCome = (time: number | null): boolean => time !== null && time <= now;
  const readSystems = organise || (!totalsOnly && hasCome(release.systems));
  const readGold = organise || (!totalsOnly && hasCome(release.gold));
  return {
    organise,
    // Outputs and gold make no sense without their source sentences.
    readSource: readSystems || readGold || (takesPart && hasCome(release.source)),
    readLeaderboard: organise || hasCome(release.leaderboard),
    readSystems,
    readGold,
    submit: takesPart && openPhase(phases, now) !== null,
    // Proposals count words as the gold does; edits are shown in the units of the metric.
    propose: takesPart && readGold && isAsWritten && hasCome(proposals.opensAt) && !hasCome(proposals.closesAt),
  };
}
