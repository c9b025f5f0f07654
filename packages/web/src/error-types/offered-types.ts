import { errorTypeSets, findErrorType, type ErrorType } from '@stet/core/internal';

/** The error types to choose from beside those that a gold has: the known set with all of them, or else just them. */
export function offeredTypes(used: readonly string[]): readonly ErrorType[] {
  const known = errorTypeSets.find((set) => used.every((tag) => findErrorType(set, tag) !== undefined));
  return known?.types ?? used.map((tag) => ({ tag, name: tag, description: '' }));
}
