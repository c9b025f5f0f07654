import { badRequest } from '../errors.js';

/** Refuses anything but a rank for each of `count` outputs. */
export function checkRanks(ranks: readonly number[], count: number): void {
  if (ranks.length === count && ranks.every((rank) => rank <= count)) return;
  throw badRequest(
    `${count} ranks from 1 to ${count}, one for each output`,
    JSON.stringify(ranks),
    'Rank every output.',
  );
}
