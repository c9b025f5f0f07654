import { z } from '@hono/zod-openapi';
import { Id } from '../http/schemas.js';

/** How a column is backed up, and restored into new rows. */
export type BackupColumn =
  /** Restored as it is. */
  | { readonly role: 'value'; readonly schema: z.ZodType }
  /** The row's own id, replaced by a new one. */
  | { readonly role: 'id' }
  /** The id of a row in an earlier table. */
  | { readonly role: 'of'; readonly table: string }
  /** The id of the task, or of the benchmark. */
  | { readonly role: 'owner' }
  /** The id of a row outside of the task: in the file of a benchmark it is there, elsewhere it is restored as null. */
  | { readonly role: 'outside'; readonly table: string }
  /** Never backed up; restored as null. */
  | { readonly role: 'secret' }
  /** Made from other columns; restored as null, and made again when it is needed. */
  | { readonly role: 'derived' };

export interface BackupTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, BackupColumn>>;
  /** Read the rows separately for each row of this table, not all at once: they may be many, or large. */
  readonly each?: { readonly table: string; readonly column: string };
}

/** Describes all columns of a table: leaving one out is a compile-time error. */
export function backupTable<Row extends object>(
  name: string,
  columns: Readonly<Record<keyof Row & string, BackupColumn>>,
  each?: { readonly table: string; readonly column: keyof Row & string },
): BackupTable {
  return each === undefined ? { name, columns } : { name, columns, each };
}

const value = (schema: z.ZodType): BackupColumn => ({ role: 'value', schema });

export const id: BackupColumn = { role: 'id' };
export const ofTask: BackupColumn = { role: 'owner' };
export const ofBenchmark: BackupColumn = { role: 'owner' };
export const outside = (table: string): BackupColumn => ({ role: 'outside', table });
export const secret: BackupColumn = { role: 'secret' };
export const derived: BackupColumn = { role: 'derived' };
export const of = (table: string): BackupColumn => ({ role: 'of', table });
export const text = value(z.string());
/** Null also where a file of an earlier version has no such column. */
export const textOrNull = value(z.string().nullable().default(null));
export const count = value(z.int().min(0));
export const countOrNull = value(z.int().min(0).nullable());
/** A count that backups of earlier versions lack. */
export const laterCount = value(z.int().min(0).nullable().default(null));
const Flag = z.union([z.literal(0), z.literal(1)]);
export const flag = value(Flag);
/** A flag that backups of earlier versions lack. */
export const flagOr = (missing: 0 | 1): BackupColumn => value(Flag.default(missing));
export const oneOf = (...names: readonly [string, ...string[]]): BackupColumn => value(z.enum([...names]));
/** One of the words that requests and answers use too. */
export const word = (words: z.ZodEnum): BackupColumn => value(words);
export const oneOfOrNull = (...names: readonly [string, ...string[]]): BackupColumn =>
  value(z.enum([...names]).nullable());
/** Text that holds JSON of this shape. */
export const json = (schema: z.ZodType): BackupColumn => value(z.string().refine((content) => isJson(content, schema)));
export const jsonOrNull = (schema: z.ZodType): BackupColumn =>
  value(
    z
      .string()
      .refine((content) => isJson(content, schema))
      .nullable(),
  );

function isJson(content: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(JSON.parse(content)).success;
  } catch {
    return false;
  }
}

/** What a row of the table looks like in a file. */
export function rowSchema({ columns }: BackupTable): z.ZodType<Readonly<Record<string, unknown>>> {
  const schemas = Object.entries(columns).flatMap(([name, column]): [string, z.ZodType][] => {
    if (column.role === 'value') return [[name, column.schema]];
    if (column.role === 'outside') return [[name, Id.nullable().default(null)]];
    return column.role === 'id' || column.role === 'of' ? [[name, Id]] : [];
  });
  return z.object(Object.fromEntries(schemas));
}

/** A row as it is written to the file: without what belongs to this server alone. */
export function rowToFile({ columns }: BackupTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(columns).filter((name) => !['owner', 'secret', 'derived'].includes(columns[name].role));
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
