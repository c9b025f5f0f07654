import type { Allocate } from '../allocate.js';
import { TextPacker, type PackedTexts } from '../text/packed-texts.js';
import { isUtf8Item, lengthOfItem, type CorpusItem } from './corpus-item.js';

/** Items of a file as bytes in memory that threads can share. */
export interface PackedItems {
  readonly texts: PackedTexts;
  /** The number of the first line of each block, 1-based; none where each item is a line. */
  readonly blockLines?: Int32Array;
}

/** The items one by one. */
export function* itemsIn(items: readonly CorpusItem[] | PackedItems): Generator<CorpusItem, void> {
  if (!('texts' in items)) return yield* items;
  const { texts, blockLines } = items;
  const { bytes, ends } = texts;
  for (let at = 0; at < ends.length; at++) {
    const text = { bytes, start: at === 0 ? 0 : ends[at - 1], end: ends[at] };
    yield blockLines === undefined ? text : { line: blockLines[at], text };
  }
}

/** Gathers the items of a batch, and packs them if they are bytes; those of one file are all of the same kind. */
export class ItemPacker {
  readonly #texts = new TextPacker();
  #blockLines: number[] = [];
  #list: CorpusItem[] = [];
  #characters = 0;

  get count(): number {
    return this.#texts.count + this.#list.length;
  }

  /** About how long the items are together. */
  get characters(): number {
    return this.#characters;
  }

  add(item: CorpusItem): void {
    this.#characters += lengthOfItem(item);
    if (!isUtf8Item(item)) {
      this.#list.push(item);
    } else if ('text' in item) {
      this.#texts.add(item.text);
      this.#blockLines.push(item.line);
    } else {
      this.#texts.add(item);
    }
  }

  /** The items; the packer is empty again. */
  take(allocate?: Allocate): readonly CorpusItem[] | PackedItems {
    const items = this.#texts.count === 0 ? this.#list : this.#takePacked(allocate);
    this.#list = [];
    this.#characters = 0;
    return items;
  }

  #takePacked(allocate?: Allocate): PackedItems {
    const texts = this.#texts.take(allocate);
    if (this.#blockLines.length === 0) return { texts };
    const blockLines = Int32Array.from(this.#blockLines);
    this.#blockLines = [];
    return { texts, blockLines };
  }
}
