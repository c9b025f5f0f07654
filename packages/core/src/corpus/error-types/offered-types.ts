import type { ErrorType } from './error-type.js';
import { errorTypeSets, findErrorType } from './registry.js';

/** The error types to offer for a gold: the first registered set that contains all types in use, or else just those. */
export function offeredTypes(used: readonly string[]): readonly ErrorType[] {
  const matchingSet = errorTypeSets.find((set) => used.every((tag) => findErrorType(set, tag) !== undefined));
  return matchingSet?.types ?? used.map((tag) => ({ tag, name: tag, description: '' }));
}
