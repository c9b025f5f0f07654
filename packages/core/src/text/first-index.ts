/** The index of the first item that passes, by bisection: every item after one that passes must pass too. */
export function firstIndex<Item>(items: ArrayLike<Item>, passes: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(items[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}
