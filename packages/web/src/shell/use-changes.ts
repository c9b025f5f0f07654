import { useState, type Dispatch, type SetStateAction } from 'react';
import { fieldsOf } from './fields-of.js';

/** Settings with the changes to them that are not saved yet. */
export interface Changes<Fields extends object> {
  /** With the changes made on the page. */
  readonly value: Fields;
  readonly change: (changes: Partial<Fields>) => void;
  /** Ties one of them to an input. */
  readonly field: ReturnType<typeof fieldsOf<Fields>>;
  /** What was touched, whether or not it differs. */
  readonly changed: Partial<Fields>;
  readonly setChanged: Dispatch<SetStateAction<Partial<Fields>>>;
  /** What differs from what is kept. */
  readonly keys: readonly (keyof Fields)[];
}

/** Keeps changes beside what is kept, so that saving touches nothing else, which others may have changed meanwhile. */
export function useChanges<Fields extends object>(kept: Fields): Changes<Fields> {
  const [changed, setChanged] = useState<Partial<Fields>>({});
  const value = { ...kept, ...changed };
  const change = (changes: Partial<Fields>): void => setChanged({ ...changed, ...changes });
  const keys = (Object.keys(changed) as (keyof Fields)[]).filter(
    (key) => JSON.stringify(value[key]) !== JSON.stringify(kept[key]),
  );
  return { value, change, field: fieldsOf(value, change), changed, setChanged, keys };
}
