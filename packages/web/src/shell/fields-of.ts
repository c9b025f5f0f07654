interface Field<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Ties the fields of an object to inputs: `<Check {...field('context')}>`. */
export function fieldsOf<Fields extends object>(
  fields: Fields,
  onChange: (changes: Partial<Fields>) => void,
): <Key extends keyof Fields>(key: Key) => Field<Fields[Key]> {
  return (key) => ({
    value: fields[key],
    onChange: (value) => onChange({ [key]: value } as unknown as Partial<Fields>),
  });
}
