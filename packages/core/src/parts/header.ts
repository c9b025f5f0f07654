import { StetError, quote } from '../error.js';
import type { MetricSpec } from '../metrics/registry.js';

/** The version of the format of parts. */
export const PART_VERSION = 1;

/** A metric, and the signature that it had where the statistics were made. */
interface PartMetric extends MetricSpec {
  readonly signature: string;
}

/** The first line of a part: what its statistics are of. docs/formats/stats.md shows one. */
export interface PartHeader {
  readonly stet: 'stats';
  readonly version: number;
  readonly metrics: readonly PartMetric[];
  /** Names of the systems. */
  readonly systems: readonly string[];
  /** The number of the first sentence in the whole corpus, from 1. */
  readonly first: number;
  /** How many sentences there are, a line for each. */
  readonly count: number;
  /** Of how many sentences in all, where that was known. */
  readonly of?: number | undefined;
  /** The annotators whose edits were made into references. */
  readonly annotators?: readonly number[] | undefined;
  /** Of the lines that follow, with their line ends: SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** Writes the first line of a part. */
export function printPartHeader(header: PartHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** Reads the first line of a part. */
export function parsePartHeader(line: string | undefined, file: string): PartHeader {
  const header = jsonOf(line ?? '') as Partial<PartHeader> | undefined;
  if (header?.stet !== 'stats') {
    throw badPart(file, 1, 'a header as stet stats writes it', line === undefined ? 'an empty file' : quote(line));
  }
  if (header.version !== PART_VERSION) {
    throw badPart(file, 1, `version ${PART_VERSION} of the format`, `version ${String(header.version)}`);
  }
  const fault = faultOf(header);
  if (fault !== undefined) throw badPart(file, 1, fault, quote(line ?? ''));
  return header as PartHeader;
}

function faultOf({ metrics, systems, first, count, sha256, of, annotators }: Partial<PartHeader>): string | undefined {
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
  if (!isListOf(metrics, isMetric)) return 'metrics, each with name and signature';
  if (!isListOf(systems, (name) => typeof name === 'string')) return 'the names of systems';
  if (!isCount(first) || first === 0) return 'first, the number of a sentence from 1';
  if (!isCount(count)) return 'count, a number of sentences';
  if (of !== undefined && !isCount(of)) return 'of, a number of sentences';
  if (annotators !== undefined && !annotators.every(isCount)) return 'annotators, a list of numbers';
  if (typeof sha256 !== 'string') return 'sha256, a checksum';
  return undefined;
}

function isMetric(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, signature } = value as Partial<PartMetric>;
  return typeof name === 'string' && typeof signature === 'string';
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isOne);
}

/** The value of JSON text; undefined where it is none, or no object. */
function jsonOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function badPart(file: string, line: number | undefined, expected: string, found: string): StetError {
  return new StetError({ code: 'BAD_PART', file, line, expected, found, remedy: 'Make the part again.' });
}
