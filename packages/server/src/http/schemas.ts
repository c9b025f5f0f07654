import { badRequest } from '../errors.js';
import { z } from '@hono/zod-openapi';

/** Text that both databases can store and a page can show: no control characters except line breaks and tabs. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

export const Text = (longest: number): z.ZodString =>
  z
    .string()
    .max(longest)
    .refine((text) => !UNWANTED.test(text), 'has a control character or half of a character');

/** A single line that is not blank. */
export const Name = Text(200)
  .trim()
  .refine((text) => text.trim() !== '' && !/[\r\n\t]/u.test(text), 'must be one line of text');

export const Id = z.string().regex(/^[\w-]{1,64}$/u);

export const Time = z.int().openapi({ description: 'Milliseconds since 1970, UTC', example: 1_447_632_000_000 });

/** Like `nullable()`, which would make a named schema nullable wherever its name is used. */
export function orNull<Schema extends z.ZodType>(schema: Schema): z.ZodUnion<[Schema, z.ZodNull]> {
  return z.union([schema, z.null()]);
}

export const ErrorBody = z
  .object({
    error: z.object({
      code: z.string().openapi({ example: 'LINE_COUNT', description: 'A stable name; docs/errors.md lists them' }),
      file: z.string().optional(),
      line: z.int().optional().openapi({ description: 'Counted from 1' }),
      expected: z.string(),
      found: z.string(),
      remedy: z.string(),
    }),
  })
  .openapi('Error');

const MOST_ROWS = 200;

export const PageQuery = z.object({
  cursor: z.string().max(200).optional().openapi({ description: '`next` of the page before' }),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(50),
});

/** A whole list. */
export function listOf<Row extends z.ZodType>(row: Row): z.ZodObject<{ rows: z.ZodArray<Row> }> {
  return z.object({ rows: z.array(row) });
}

/** A page of a list; `next` is null on the last one. */
export function pageOf<Row extends z.ZodType>(
  row: Row,
): z.ZodObject<{ rows: z.ZodArray<Row>; next: z.ZodNullable<z.ZodString> }> {
  return z.object({ rows: z.array(row), next: z.string().nullable() });
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** A page of the first `limit` of the fetched rows; fetch one more than that to tell whether a next page exists. */
export function toPage<Row>(
  fetched: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string | number,
): Page<Row> {
  const rows = fetched.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: fetched.length > limit && last !== undefined ? String(cursorOf(last)) : null };
}

/** A cursor that is a whole number. */
export function numberCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (/^-?\d{1,15}$/u.test(cursor)) return Number(cursor);
  throw badRequest(
    'the cursor that the page before gave',
    'one that no page gave',
    'Ask for the first page again, without a cursor.',
  );
}
