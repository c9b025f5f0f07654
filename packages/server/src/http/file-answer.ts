import { z } from '@hono/zod-openapi';

const file = { schema: z.any() };

/** The description of an answer that is a file of one of these types. */
export function givesFile(...types: readonly string[]): {
  description: string;
  content: Record<string, typeof file>;
} {
  return { description: 'A file', content: Object.fromEntries(types.map((type) => [type, file])) };
}

/** Headers of a file that is saved, and may do nothing where it is opened. */
export function fileHeaders(name: string, ending: string, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName(name)}${ending}"`,
    // A page that is opened from here must not act for the person who opens it.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

/** What any system takes as the name of a file. */
function fileName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w-]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60) || 'stet'
  );
}
