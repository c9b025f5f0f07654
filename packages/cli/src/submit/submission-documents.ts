import type { RoomAnswer } from './answers.js';
import type { CheckedFile } from './check-files.js';
import type { Place } from './find-place.js';
import type { HandedFile } from './hand-in-files.js';

/** What was checked at a desk, for programs. */
export function checkDocument({ task, left }: RoomAnswer, checked: readonly CheckedFile[]): unknown {
  return { ...taskOf(task), left, files: checked.map(({ file, check }) => ({ file, ...factsOf(check) })) };
}

/** What became of the files of a desk, for programs. */
export function submissionDocument(
  { task, team, left }: RoomAnswer,
  handed: readonly HandedFile[],
  place: Place | undefined,
): unknown {
  return {
    ...taskOf(task),
    team: team.name,
    left,
    submissions: handed.map(({ file, check, submission: { scores, ...submission } }) => ({
      file,
      ...submission,
      check: factsOf(check),
      scores: scores?.metrics ?? null,
    })),
    place: place ?? null,
  };
}

const taskOf = ({ id, name }: RoomAnswer['task']): { readonly task: { id: string; name: string } } => ({
  task: { id, name },
});

/** What is left then is older than what the document says. */
const factsOf = ({ left: _, ...facts }: CheckedFile['check']): Omit<CheckedFile['check'], 'left'> => facts;
