import { referenceSets, type ReferenceSet } from '../corpus/reference-set.js';
import { StetError, quote } from '../error.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Coverage } from '../scoring/coverage.js';
import type { Observations } from '../scoring/observations.js';
import type { Rewriting } from '../scoring/rewriting.js';

/** The version of the format of shards. */
export const SHARD_VERSION = 3;

/** A metric, and the signature that it had where the statistics were made. */
interface ShardMetric extends MetricSpec {
  readonly signature: string;
}

/** A shard as `--shard` names it: its index, from 1, and the number of shards. */
export type ShardNumber = readonly [index: number, count: number];

/** The first line of a shard: what its statistics describe. docs/formats/stats.md shows one. */
export interface ShardHeader {
  readonly stet: 'stats';
  readonly version: number;
  readonly metrics: readonly ShardMetric[];
  /** Names of the systems. */
  readonly systems: readonly string[];
  /** The number of the first sentence in the whole corpus, from 1. */
  readonly first: number;
  /** How many sentences there are, a line for each. */
  readonly count: number;
  /** Number of sentences in the whole corpus, where that was known. */
  readonly of?: number | undefined;
  /** Which shard it is, and of how many, where the corpus was cut so. */
  readonly shard?: ShardNumber | undefined;
  /** The annotators whose edits were made into references. */
  readonly annotators?: readonly number[] | undefined;
  /** How that was done; absent for the usual way. */
  readonly referenceSet?: ReferenceSet | undefined;
  /** True where reference texts were made into edits. */
  readonly extracted?: boolean | undefined;
  /** How many annotators and references its sentences have; null for a shard without sentences. */
  readonly coverage: Coverage | null;
  /** What was noticed in its sentences; absent in shards of older versions. */
  readonly observed?: Observations | undefined;
  /** SHA-256 of the lines that follow, with their line ends, in hexadecimal. */
  readonly sha256: string;
}

/** Writes the first line of a shard. */
export function printShardHeader(header: ShardHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** Reads the first line of a shard. */
export function parseShardHeader(line: string | undefined, file: string): ShardHeader {
  const header = jsonOf(line ?? '') as Partial<ShardHeader> | undefined;
  if (header?.stet !== 'stats') {
    throw badShard(file, 1, 'a header as Stet writes it', line === undefined ? 'an empty file' : quote(line));
  }
  if (header.version !== SHARD_VERSION) {
    throw badShard(file, 1, `version ${SHARD_VERSION} of the format`, `version ${String(header.version)}`);
  }
  const fault = faultOf(header);
  if (fault !== undefined) throw badShard(file, 1, fault, quote(line ?? ''));
  return header as ShardHeader;
}

function faultOf(header: Partial<ShardHeader>): string | undefined {
  const { metrics, systems, first, count, sha256, of, shard, annotators, referenceSet, extracted, coverage, observed } =
    header;
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
  if (!isListOf(metrics, isMetric)) return 'metrics, each with name and signature';
  if (!isListOf(systems, (name) => typeof name === 'string')) return 'the names of systems';
  if (!isCount(first) || first === 0) return 'first, the number of a sentence from 1';
  if (!isCount(count)) return 'count, a number of sentences';
  if (of !== undefined && !isCount(of)) return 'of, a number of sentences';
  if (shard !== undefined && !isShardNumber(shard)) return 'shard, its index from 1 and the number of shards';
  if (annotators !== undefined && !annotators.every(isCount)) return 'annotators, a list of numbers';
  if (referenceSet !== undefined && !referenceSets.includes(referenceSet))
    return 'referenceSet, a way to make references';
  if (extracted !== undefined && typeof extracted !== 'boolean') return 'extracted, true or false';
  if (!isCoverage(coverage)) return 'coverage, the fewest and the most annotators and references';
  if (observed !== undefined && !isObservations(observed)) return 'observed, lists of counts';
  if (typeof sha256 !== 'string') return 'sha256, a checksum';
  return undefined;
}

function isShardNumber(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isSafeInteger)) return false;
  const [index, count] = value as [number, number];
  return index >= 1 && index <= count;
}

function isMetric(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, signature } = value as Partial<ShardMetric>;
  return typeof name === 'string' && typeof signature === 'string';
}

function isCoverage(value: unknown): boolean {
  if (value === null) return true;
  // Shards of an earlier version do not say which outputs brought edits: then none did.
  const { annotators, references, edited = [0, 0] } = (value ?? {}) as Partial<Record<keyof Coverage, unknown>>;
  const isRange = (range: unknown): boolean =>
    Array.isArray(range) && range.length === 2 && range.every((count) => Number.isSafeInteger(count));
  return [annotators, references, edited].every(isRange);
}

function isObservations(value: unknown): boolean {
  const { notices, otherForms, skippedEdits, uncorrectedEdits, rewriting } = (value ?? {}) as Partial<
    Record<keyof Observations, unknown>
  >;
  const isCounts = (counts: unknown): boolean => Array.isArray(counts) && counts.every(Number.isSafeInteger);
  return (
    Array.isArray(notices) &&
    notices.every(isCounts) &&
    isCounts([skippedEdits, uncorrectedEdits]) &&
    isCounts(otherForms) &&
    (rewriting === undefined || isRewriting(rewriting, isCounts))
  );
}

function isRewriting(value: unknown, isCounts: (counts: unknown) => boolean): boolean {
  const { words, gold, systems } = (value ?? {}) as Partial<Record<keyof Rewriting, unknown>>;
  return isCounts([words]) && isCounts(gold) && isCounts(systems);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

/** The object that JSON text holds; undefined where the text is not JSON or not an object. */
function jsonOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function badShard(file: string, line: number | undefined, expected: string, found: string): StetError {
  return new StetError({ code: 'BAD_SHARD', file, line, expected, found, remedy: 'Make the shard again.' });
}
