import type { Choice } from './references.js';

/** Errors that may touch each other, and the stretch of the source that their corrections stay within. */
export interface ErrorGroup {
  readonly from: number;
  readonly to: number;
  readonly errors: readonly (readonly Choice[])[];
}

/** Groups the errors of a sentence so that at least one token which no correction touches is between two groups. */
export function groupErrors(errors: readonly (readonly Choice[])[], length: number): ErrorGroup[] {
  const groups: ErrorGroup[] = [];
  const inOrder = errors
    .filter((choices) => choices.some((choice) => choice.length > 0))
    .map((choices) => span([choices], length))
    .sort((a, b) => a.from - b.from);
  for (const next of inOrder) {
    const last = groups.at(-1);
    if (last === undefined || next.from > last.to) groups.push(next);
    else groups[groups.length - 1] = span([...last.errors, ...next.errors], length);
  }
  return groups;
}

function span(errors: readonly (readonly Choice[])[], length: number): ErrorGroup {
  const corrections = errors.flat(2);
  const from = Math.min(...corrections.map(({ start }) => start));
  const to = Math.max(...corrections.map(({ end }) => end));
  // Where one correction is made in the result of another, it may reach as far on as the other deleted tokens.
  const reach = mayOverlap(errors) ? corrections.reduce((sum, { start, end }) => sum + end - start, 0) : 0;
  return { from, to: Math.min(length, to + reach), errors };
}

/** Whether corrections that may be made together overlap. */
function mayOverlap(errors: readonly (readonly Choice[])[]): boolean {
  return errors.some((choices, at) =>
    choices.some(
      (choice) =>
        overlap(choice, choice) ||
        errors.slice(at + 1).some((others) => others.some((other) => overlap(choice, other))),
    ),
  );
}

function overlap(a: Choice, b: Choice): boolean {
  return a.some((one) => b.some((other) => one !== other && one.start < other.end && other.start < one.end));
}
