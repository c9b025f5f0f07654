/** What the server takes for the id of a participant. */
const ID = /^[A-Za-z0-9][\w.-]{0,63}$/u;

/** Why a text cannot be the id of a participant. */
export type IdProblem = 'missing' | 'too-long' | 'odd';

export type FoundId =
  | { readonly id: string; readonly problem?: never }
  | { readonly id?: never; readonly problem: IdProblem };

/** The id of the participant in the query of the address, or what is wrong with it. */
export function participantId(query: URLSearchParams, parameter: string): FoundId {
  const id = query.get(parameter)?.trim() ?? '';
  if (id === '') return { problem: 'missing' };
  if (ID.test(id)) return { id };
  return { problem: id.length > 64 ? 'too-long' : 'odd' };
}
