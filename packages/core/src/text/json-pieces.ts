/** Deeper values are printed at once: long lists stand near the top of a document. */
const LEVELS = 3;

/**
 * A document as JSON, piece by piece: joined, the pieces are what `JSON.stringify` gives. A document with a hundred thousand
 * entries need not be in memory as one string.
 */
export function* jsonPieces(document: unknown, levels = LEVELS): Generator<string, void> {
  if (levels === 0 || !isContainer(document)) {
    yield jsonOf(document) ?? 'null';
  } else if (Array.isArray(document)) {
    yield '[';
    for (const [at, item] of document.entries()) {
      if (at > 0) yield ',';
      yield* jsonPieces(item, levels - 1);
    }
    yield ']';
  } else {
    yield '{';
    let comma = '';
    for (const [key, value] of Object.entries(document)) {
      if (!isPrinted(value)) continue;
      yield `${comma}${JSON.stringify(key)}:`;
      yield* jsonPieces(value, levels - 1);
      comma = ',';
    }
    yield '}';
  }
}

/** A list or an object without a form of its own. */
function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}

/** What JSON has no word for is left out of objects. */
function isPrinted(value: unknown): boolean {
  return isContainer(value) || jsonOf(value) !== undefined;
}

/** Unlike its type says, `JSON.stringify` gives undefined for a function, for one. */
const jsonOf = (value: unknown): string | undefined => JSON.stringify(value);
