import type { Choice } from './references.js';

/** Errors whose corrections may get in each other's way, and the stretch of the source that their corrections stay within. */
export interface ErrorGroup {
  readonly from: number;
  readonly to: number;
  readonly errors: readonly (readonly Choice[])[];
}

interface OpenGroup {
  readonly from: number;
  /** Where the corrections end in the source. */
  end: number;
  /** Where their effect ends. */
  to: number;
  overlap: boolean;
  /** Tokens that the corrections cover together. */
  covered: number;
  readonly errors: (readonly Choice[])[];
}

/** Groups the errors of a sentence so that what one group does to the source leaves the others alone. */
export function groupErrors(errors: readonly (readonly Choice[])[], length: number): ErrorGroup[] {
  const groups: OpenGroup[] = [];
  const inOrder = errors
    .filter((choices) => choices.some((choice) => choice.length > 0))
    .map(openGroup)
    .sort((a, b) => a.from - b.from || a.end - b.end);
  for (const next of inOrder) {
    const last = groups.at(-1);
    if (last === undefined || !touches(last, next)) groups.push(next);
    else merge(last, next);
    const group = groups[groups.length - 1];
    // Where one correction is made in the result of another, it may reach as far on as the other deleted tokens.
    group.to = Math.min(length, group.end + (group.overlap ? group.covered : 0));
  }
  return groups;
}

/** Groups that only meet are apart, unless both may insert where they meet: such corrections exclude each other. */
function touches(last: OpenGroup, next: OpenGroup): boolean {
  if (next.from !== last.to) return next.from < last.to;
  return last.overlap || (insertsAt(last, next.from) && insertsAt(next, next.from));
}

function insertsAt({ errors }: OpenGroup, place: number): boolean {
  return errors.flat(2).some(({ start, end }) => start === place && end === place);
}

function openGroup(choices: readonly Choice[]): OpenGroup {
  const corrections = choices.flat();
  const end = Math.max(...corrections.map((correction) => correction.end));
  return {
    from: Math.min(...corrections.map(({ start }) => start)),
    end,
    to: end,
    overlap: choices.some(overlapsItself),
    covered: corrections.reduce((sum, correction) => sum + correction.end - correction.start, 0),
    errors: [choices],
  };
}

function merge(group: OpenGroup, next: OpenGroup): void {
  group.overlap ||= next.overlap || next.from < group.end;
  group.end = Math.max(group.end, next.end);
  group.covered += next.covered;
  group.errors.push(...next.errors);
}

function overlapsItself(choice: Choice): boolean {
  const inOrder = [...choice].sort((a, b) => a.start - b.start || a.end - b.end);
  return inOrder.some(({ start }, at) => inOrder.slice(0, at).some(({ end }) => start < end));
}
