import { z } from '@hono/zod-openapi';

const file = { schema: z.any() };

/** Describes an answer that is a file of one of `types`. */
export function givesFile(...types: readonly string[]): {
  description: string;
  content: Record<string, typeof file>;
} {
  return { description: 'A file', content: Object.fromEntries(types.map((type) => [type, file])) };
}

/** Headers that make the browser save a file, and let the file do nothing if it is opened. */
export function fileHeaders(name: string, ending: string, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName(name)}${ending}"`,
    // An HTML file opened from here must not act on behalf of the person who opens it.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

/** A file name that every operating system accepts. */
function fileName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w-]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60) || 'stet'
  );
}
