/** A field if there is a value for it: `exactOptionalPropertyTypes` keeps an absent one apart from undefined. */
export function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Readonly<Partial<Record<Key, Value>>> {
  return (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;
}
