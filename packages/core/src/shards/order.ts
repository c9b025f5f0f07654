import { StetError, quote } from '../error.js';
import type { ShardHeader } from './header.js';

export interface Shard {
  readonly file: string;
  readonly header: ShardHeader;
}

/**
 * Shards of one corpus in the order of their sentences. Refuses shards that were not made alike, that overlap, or that
 * leave sentences out.
 */
export function orderShards<S extends Shard>(shards: readonly S[]): S[] {
  const [model] = shards;
  for (const shard of shards.slice(1)) checkAlike(model, shard);
  const inOrder = shards.toSorted((a, b) => a.header.first - b.header.first || a.header.count - b.header.count);
  let next = 1;
  let last: S | undefined;
  for (const shard of inOrder) {
    const { first, count } = shard.header;
    if (first > next) throw missing(inOrder, shard.file, next, first - 1);
    if (first < next && count > 0 && last !== undefined) throw overlapping(shard, last, next);
    next = Math.max(next, first + count);
    if (count > 0) last = shard;
  }
  const sizedShard = inOrder.find(({ header }) => header.of !== undefined);
  if (sizedShard?.header.of !== undefined && next - 1 < sizedShard.header.of) {
    throw missing(inOrder, sizedShard.file, next, sizedShard.header.of);
  }
  return inOrder;
}

/** What shards must agree on, in the words of the messages. */
const ALIKE: readonly (readonly [name: string, fieldOf: (header: ShardHeader) => unknown, remedy: string])[] = [
  [
    'the signatures',
    ({ metrics }) => metrics.map(({ signature }) => signature),
    'Make all shards with the same options and the same version of Stet.',
  ],
  ['the systems', ({ systems }) => systems, 'Give the same systems in the same order for each shard.'],
  [
    'the annotators that references are made of',
    ({ annotators }) => annotators,
    'Make shards of the whole gold with {{shard}} or {{lines}}, or name all annotators with {{annotators}}.',
  ],
  [
    'how references are made',
    ({ referenceSet = 'cn' }) => referenceSet,
    'Make all shards with the same {{references}}.',
  ],
  [
    'where gold edits come from',
    ({ extracted = false }) => (extracted ? 'reference texts' : 'the gold'),
    'Make all shards with a gold, or all with reference texts alone.',
  ],
  ['the options', ({ metrics }) => metrics.map(({ options }) => options), 'Make all shards with the same options.'],
];

function checkAlike(model: Shard, shard: Shard): void {
  for (const [name, fieldOf, remedy] of ALIKE) {
    const expected = JSON.stringify(fieldOf(model.header)) as string | undefined;
    const found = JSON.stringify(fieldOf(shard.header)) as string | undefined;
    if (expected === found) continue;
    throw new StetError({
      code: 'SHARDS_DIFFER',
      file: shard.file,
      expected: `${name} of ${model.file}: ${expected ?? 'none'}`,
      found: found ?? 'none',
      remedy,
    });
  }
  const [expectedSize, foundSize] = [model.header.of, shard.header.of];
  if (expectedSize === undefined || foundSize === undefined || expectedSize === foundSize) return;
  throw new StetError({
    code: 'SHARDS_DIFFER',
    file: shard.file,
    expected: `a shard of ${expectedSize} sentences, as ${model.file} is`,
    found: `one of ${foundSize}`,
    remedy: 'Merge shards of the same corpus.',
  });
}

function missing(shards: readonly Shard[], file: string, first: number, last: number): StetError {
  const found = `none that holds ${first === last ? `sentence ${first}` : `the sentences ${first} to ${last}`}`;
  const absent = absentShards(shards);
  return new StetError({
    code: 'SHARDS_MISSING',
    file,
    expected: 'shards that hold every sentence',
    found: absent === undefined ? found : `${found}; ${absent} missing`,
    remedy:
      absent === undefined
        ? 'Add the shard that is missing; shards of a file that was cut beforehand need {{firstSentence}}.'
        : 'Make what is missing, and merge all shards.',
  });
}

/** `shard 2/7 is` or `shards 2/7 to 4/7, 6/7 are`; undefined where shards are not numbered alike. */
function absentShards(shards: readonly Shard[]): string | undefined {
  const numbers = shards.flatMap(({ header }) => (header.shard === undefined ? [] : [header.shard]));
  const [, count] = numbers.at(0) ?? [0, 0];
  if (numbers.length < shards.length || numbers.some((number) => number[1] !== count)) return undefined;
  const present = new Set(numbers.map(([index]) => index));
  const runs: [from: number, to: number][] = [];
  for (let index = 1; index <= count; index++) {
    if (present.has(index)) continue;
    const run = runs.at(-1);
    if (run?.[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  if (count - present.size === 1) return `shard ${runs[0][0]}/${count} is`;
  const names = runs.map(([from, to]) => (from === to ? `${from}/${count}` : `${from}/${count} to ${to}/${count}`));
  return `shards ${names.join(', ')} are`;
}

function overlapping(shard: Shard, previous: Shard, next: number): StetError {
  const { first, count } = shard.header;
  const isSame = first === previous.header.first && count === previous.header.count;
  return new StetError({
    code: 'SHARDS_OVERLAP',
    file: shard.file,
    expected: `a shard that begins with sentence ${next}, after ${previous.file}${inBrackets(previous)}`,
    found: isSame
      ? `the same sentences, ${first} to ${first + count - 1}${inBrackets(shard)}`
      : `one that begins with sentence ${first}${inBrackets(shard)}`,
    remedy: isSame ? 'Give each shard once.' : `Leave out ${quote(shard.file)} or ${quote(previous.file)}.`,
  });
}

function inBrackets({ header: { shard } }: Shard): string {
  return shard === undefined ? '' : ` (shard ${shard.join('/')})`;
}
