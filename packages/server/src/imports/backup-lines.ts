import { VERSION, parsePlainText, quote } from '@stet/core/internal';
import { z } from '@hono/zod-openapi';
import { ServerError } from '../errors.js';

const AnyHead = z.object({ backup: z.string(), stet: z.string() });

/** Where the lines of a backup begin that hold rows. */
export const FIRST_ROW = 2;

/** Refuses a line that comes twice; `first` is the number of the first of them in the file. */
export function checkOnce(lines: readonly string[], file: string, first = FIRST_ROW): void {
  const seen = new Set<string>();
  lines.forEach((line, at) => {
    if (seen.has(line)) throw badBackup(file, at + first, 'each row of a backup once', `again ${quote(line)}`);
    seen.add(line);
  });
}

/** The lines of a backup after its first one, which must say that it is one of this kind. */
export function backupLines(text: string, file: string, kind: string, title: string): readonly string[] {
  const [head = '', ...lines] = parsePlainText(text);
  const { data } = AnyHead.safeParse(parseJson(head));
  if (data?.backup !== kind)
    throw data !== undefined && isNewer(data.backup, kind) ? newer(file, data.stet) : badHead();
  return lines;

  function badHead(): ServerError {
    return badBackup(file, 1, `a backup of a ${title}`, quote(head));
  }
}

export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Kinds end with the number of their version. */
function isNewer(found: string, kind: string): boolean {
  const [, name, number] = /^(.*-)(\d+)$/u.exec(kind) ?? [];
  return found.startsWith(name) && Number(found.slice(name.length)) > Number(number);
}

function newer(file: string, version: string): ServerError {
  return badBackup(
    file,
    1,
    `a backup by Stet ${VERSION} or earlier`,
    `one by a newer version, ${quote(version)}`,
    'Update Stet, and restore it then.',
  );
}

export function badBackup(
  file: string,
  line: number | undefined,
  expected: string,
  found: string,
  remedy = 'Give the file as it was exported.',
): ServerError {
  return new ServerError({ code: 'BAD_BACKUP', file, line, expected, found, remedy });
}
