import {
  addLosses,
  countLosses,
  lostBy,
  printerNamed,
  type Conversion,
  type ConvertedBatch,
  type Losses,
} from '@stet/core/internal';
import { tellSkipped, writeSections } from '@stet/node';

/** What is known about a conversion once all of it is written. */
export interface Converted {
  /** All annotators that occur, ascending. */
  readonly annotators: readonly number[];
  /** What the format cannot hold. */
  readonly lost: readonly string[];
  /** Sentences that were left out because they are empty. */
  readonly emptySources: number;
}

/**
 * Writes a conversion batch by batch: to the file `name`, to several files whose endings are added to `name`, or, if it
 * is `-`, to the standard output. `check` runs before the files appear under their names.
 */
export async function writeConverted(
  name: string,
  conversion: Conversion,
  batches: AsyncIterable<ConvertedBatch> | Iterable<ConvertedBatch>,
  check?: (converted: Converted) => void,
): Promise<Converted> {
  const printer = printerNamed(conversion.to);
  const annotators = new Set<number>();
  let emptySources = 0;
  let losses: Losses = countLosses([]);
  const converted = (): Converted => {
    const ascending = [...annotators].sort((a, b) => a - b);
    return {
      annotators: ascending,
      lost: lostBy(printer, losses, { ...conversion, annotators: ascending }),
      emptySources,
    };
  };
  async function* texts(): AsyncGenerator<readonly string[]> {
    for await (const batch of batches) {
      for (const annotator of batch.annotators) annotators.add(annotator);
      losses = addLosses(losses, batch.losses);
      emptySources += batch.emptySources ?? 0;
      tellSkipped(batch.skipped);
      yield batch.texts;
    }
    check?.(converted());
  }
  const files = printer.files(conversion);
  const targets = files.map(({ suffix, sections }) => ({ file: files.length === 1 ? name : name + suffix, sections }));
  await writeSections(targets, texts());
  return converted();
}
