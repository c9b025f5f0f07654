import { createHash } from 'node:crypto';
import { MersenneTwister } from '@stet/core/internal';

/** A generator that is always the same for the same values, and unlike that for any others. */
export function seededRandom(...values: readonly (string | number)[]): MersenneTwister {
  return new MersenneTwister(createHash('sha256').update(JSON.stringify(values)).digest().readBigUInt64LE());
}
