/**
 * The order in which a Python 2 dictionary yields integer keys that were inserted in the given order. The official
 * scorer tries annotators in this order, and the first of equals wins: 0 to 7 come out ascending, 10 before 3.
 */
export function pythonOrder(keys: readonly number[]): readonly number[] {
  if (keys.every((key, at) => key >= at && key < 8 && (at === 0 || key > keys[at - 1]))) return keys;
  let slots: (number | undefined)[] = emptySlots(8);
  let used = 0;
  for (const key of new Set(keys)) {
    insert(slots, key);
    used++;
    if (used * 3 < slots.length * 2) continue;
    let size = 8;
    while (size <= used * 4) size *= 2;
    const larger = emptySlots(size);
    for (const present of slots) if (present !== undefined) insert(larger, present);
    slots = larger;
  }
  return slots.filter((key) => key !== undefined);
}

function emptySlots(size: number): (number | undefined)[] {
  return Array<number | undefined>(size).fill(undefined);
}

/** Open addressing as in CPython: the probe sequence mixes in five more bits of the hash at each collision. */
function insert(slots: (number | undefined)[], key: number): void {
  const mask = slots.length - 1;
  const hash = key === -1 ? -2 : key;
  let perturb = hash >>> 0;
  let slot = hash;
  while (slots[slot & mask] !== undefined) {
    slot = (slot * 5 + perturb + 1) | 0;
    perturb >>>= 5;
  }
  slots[slot & mask] = key;
}
