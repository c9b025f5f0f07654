import { z } from '@hono/zod-openapi';
import { Id } from '../http/schemas.js';

/** What becomes of a column when rows are taken away, and brought back as new ones. */
export type BackupColumn =
  /** Kept as it is. */
  | { readonly role: 'value'; readonly schema: z.ZodType }
  /** The row's own id, made anew. */
  | { readonly role: 'id' }
  /** The id of a row of a table before. */
  | { readonly role: 'of'; readonly table: string }
  /** The task that all belongs to. */
  | { readonly role: 'task' }
  /** Never taken away; null when the row comes back. */
  | { readonly role: 'secret' };

export interface BackupTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, BackupColumn>>;
  /** Rows are read for each row of this table, and not at once: there may be many, or large ones. */
  readonly each?: { readonly table: string; readonly column: string };
}

/** Describes all columns of a table: one that is missing is an error of the compiler. */
export function backupTable<Row extends object>(
  name: string,
  columns: Readonly<Record<keyof Row & string, BackupColumn>>,
  each?: { readonly table: string; readonly column: keyof Row & string },
): BackupTable {
  return each === undefined ? { name, columns } : { name, columns, each };
}

const value = (schema: z.ZodType): BackupColumn => ({ role: 'value', schema });

export const id: BackupColumn = { role: 'id' };
export const ofTask: BackupColumn = { role: 'task' };
export const secret: BackupColumn = { role: 'secret' };
export const of = (table: string): BackupColumn => ({ role: 'of', table });
export const text = value(z.string());
export const count = value(z.int().min(0));
export const countOrNull = value(z.int().min(0).nullable());
export const flag = value(z.union([z.literal(0), z.literal(1)]));
export const oneOf = (...names: readonly [string, ...string[]]): BackupColumn => value(z.enum([...names]));
export const oneOfOrNull = (...names: readonly [string, ...string[]]): BackupColumn =>
  value(z.enum([...names]).nullable());
/** JSON as text, of this shape. */
export const json = (schema: z.ZodType): BackupColumn => value(z.string().refine((own) => isJson(own, schema)));
export const jsonOrNull = (schema: z.ZodType): BackupColumn =>
  value(
    z
      .string()
      .refine((own) => isJson(own, schema))
      .nullable(),
  );

function isJson(own: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(JSON.parse(own)).success;
  } catch {
    return false;
  }
}

/** What a row of the table looks like in a file. */
export function rowSchema({ columns }: BackupTable): z.ZodType<Readonly<Record<string, unknown>>> {
  const kept = Object.entries(columns).flatMap(([name, column]): [string, z.ZodType][] => {
    if (column.role === 'value') return [[name, column.schema]];
    return column.role === 'id' || column.role === 'of' ? [[name, Id]] : [];
  });
  return z.object(Object.fromEntries(kept));
}

/** A row as it is written: without what belongs to this server alone. */
export function rowToFile({ columns }: BackupTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.keys(columns).filter((name) => !['task', 'secret'].includes(columns[name].role));
  return Object.fromEntries(kept.map((name) => [name, row[name]]));
}
