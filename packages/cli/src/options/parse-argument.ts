import { InvalidArgumentError, Option } from 'commander';

export function collect(text: string, previous: readonly string[] = []): string[] {
  return [...previous, text];
}

/** For commands that spread their work over threads. */
export function threadsOption(): Option {
  return new Option('--threads <count>', 'worker threads (default: one for each core)').argParser(parseCount);
}

export function parseNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new InvalidArgumentError('It must be a number, 0 or more');
  }
  return number;
}

export function parsePositive(text: string): number {
  const number = parseNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be more than 0');
  return number;
}

export function parseSize(text: string): number {
  const size = parseCount(text);
  if (size === 0) throw new InvalidArgumentError('It must be a whole number, 1 or more');
  return size;
}

export function parseCount(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more');
  return Number(text);
}

export function parseShare(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share < 1)) throw new InvalidArgumentError('It must be a number between 0 and 1');
  return share;
}
