import {
  addLosses,
  countLosses,
  lostBy,
  printerNamed,
  type Conversion,
  type ConvertedBatch,
  type Losses,
} from '@stet/core/internal';
import { writeSections } from '@stet/node';

/** What is known of a conversion when all of it has come. */
export interface Converted {
  /** Who is mentioned, ascending. */
  readonly annotators: readonly number[];
  /** What the format cannot hold. */
  readonly lost: readonly string[];
}

/**
 * Writes a conversion as it comes: to a file, to several whose names add their endings to the name, or, where the name
 * is `-`, to the standard output. The check is made before a file takes its place.
 */
export async function writeConverted(
  name: string,
  conversion: Conversion,
  batches: AsyncIterable<ConvertedBatch> | Iterable<ConvertedBatch>,
  check?: (converted: Converted) => void,
): Promise<Converted> {
  const printer = printerNamed(conversion.to);
  const annotators = new Set<number>();
  let losses: Losses = countLosses([]);
  const converted = (): Converted => {
    const known = [...annotators].sort((a, b) => a - b);
    return {
      annotators: known,
      lost: lostBy(printer, losses, { ...conversion, annotators: known }),
    };
  };
  async function* texts(): AsyncGenerator<readonly string[]> {
    for await (const batch of batches) {
      for (const annotator of batch.annotators) annotators.add(annotator);
      losses = addLosses(losses, batch.losses);
      yield batch.texts;
    }
    check?.(converted());
  }
  const files = printer.files(conversion);
  const placed = files.map(({ suffix, sections }) => ({ file: files.length === 1 ? name : name + suffix, sections }));
  await writeSections(placed, texts());
  return converted();
}
