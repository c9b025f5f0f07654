import { StetError, quote } from '../error.js';
import type { PartHeader } from './header.js';

export interface Part {
  readonly file: string;
  readonly header: PartHeader;
}

/**
 * Parts of one corpus in the order of their sentences. Refuses parts that were not made alike, that overlap, or that
 * leave sentences out.
 */
export function orderParts<P extends Part>(parts: readonly P[]): P[] {
  const [model] = parts;
  for (const part of parts.slice(1)) checkAlike(model, part);
  const inOrder = parts.toSorted((a, b) => a.header.first - b.header.first || a.header.count - b.header.count);
  let next = 1;
  let last: P | undefined;
  for (const part of inOrder) {
    const { first, count } = part.header;
    if (first > next) throw missing(part.file, next, first - 1);
    if (first < next && count > 0 && last !== undefined) throw overlapping(part, last, next);
    next = Math.max(next, first + count);
    if (count > 0) last = part;
  }
  const of = inOrder.find(({ header }) => header.of !== undefined);
  if (of?.header.of !== undefined && next - 1 < of.header.of) throw missing(of.file, next, of.header.of);
  return inOrder;
}

/** What parts must agree on, in the words of the messages. */
const ALIKE: readonly (readonly [name: string, of: (header: PartHeader) => unknown, remedy: string])[] = [
  [
    'the signatures',
    ({ metrics }) => metrics.map(({ signature }) => signature),
    'Make all parts with the same options and the same version of Stet.',
  ],
  ['the systems', ({ systems }) => systems, 'Give the same systems in the same order for each part.'],
  [
    'the annotators that references are made of',
    ({ annotators }) => annotators,
    'Make parts of the whole gold with --shard or --lines, or give --annotators with all of them.',
  ],
  ['the options', ({ metrics }) => metrics.map(({ options }) => options), 'Make all parts with the same options.'],
];

function checkAlike(model: Part, part: Part): void {
  for (const [name, of, remedy] of ALIKE) {
    const expected = JSON.stringify(of(model.header)) as string | undefined;
    const found = JSON.stringify(of(part.header)) as string | undefined;
    if (expected === found) continue;
    throw new StetError({
      code: 'PARTS_DIFFER',
      file: part.file,
      expected: `${name} of ${model.file}: ${expected ?? 'none'}`,
      found: found ?? 'none',
      remedy,
    });
  }
  const [whole, other] = [model.header.of, part.header.of];
  if (whole === undefined || other === undefined || whole === other) return;
  throw new StetError({
    code: 'PARTS_DIFFER',
    file: part.file,
    expected: `a part of ${whole} sentences, as ${model.file} is`,
    found: `one of ${other}`,
    remedy: 'Merge parts of the same corpus.',
  });
}

function missing(file: string, first: number, last: number): StetError {
  return new StetError({
    code: 'PARTS_MISSING',
    file,
    expected: 'parts that hold every sentence',
    found: `none that holds ${first === last ? `sentence ${first}` : `the sentences ${first} to ${last}`}`,
    remedy: 'Add the part that is missing; parts of a file that was cut beforehand need --first-sentence.',
  });
}

function overlapping(part: Part, other: Part, next: number): StetError {
  const { first, count } = part.header;
  const isSame = first === other.header.first && count === other.header.count;
  return new StetError({
    code: 'PARTS_OVERLAP',
    file: part.file,
    expected: `a part that begins with sentence ${next}, after ${other.file}`,
    found: isSame ? `the same sentences, ${first} to ${first + count - 1}` : `one that begins with sentence ${first}`,
    remedy: isSame ? 'Give each part once.' : `Leave out ${quote(part.file)} or ${quote(other.file)}.`,
  });
}
