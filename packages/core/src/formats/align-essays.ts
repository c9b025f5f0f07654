import type { EssayText } from '../corpus/multigec/essay-text.js';
import { StetError, quote } from '../error.js';
import { counted } from '../text/counted.js';

export interface AlignedEssays {
  /** For each original its text here; undefined where there is none. */
  readonly texts: readonly (string | undefined)[];
  /** Essays that are missing, or that are no original's. */
  readonly notes: readonly string[];
}

/** Names that a message lists. */
const LISTED = 5;

/** Finds for each original the essay of the same name. A file that shares no name with the originals is another corpus. */
export function alignEssays(
  originals: readonly EssayText[],
  essays: readonly EssayText[],
  { file }: { readonly file?: string | undefined } = {},
): AlignedEssays {
  const byId = new Map(essays.map(({ id, text }) => [id, text]));
  const ids = new Set(originals.map(({ id }) => id));
  const missing = originals.filter(({ id }) => !byId.has(id));
  const strays = essays.filter(({ id }) => !ids.has(id));
  if (missing.length === originals.length && originals.length > 0) {
    throw new StetError({
      code: 'ESSAY_MISMATCH',
      file,
      expected: `essays of the originals, such as ${quote(originals[0].id)}`,
      found: essays.length === 0 ? 'no essay' : `essays such as ${quote(essays[0].id)}`,
      remedy: 'Name files of the same corpus and split.',
    });
  }
  const name = file ?? 'the file';
  return {
    texts: originals.map(({ id }) => byId.get(id)),
    notes: [
      ...(missing.length === 0 ? [] : [`${name} lacks ${listed(missing)}`]),
      ...(strays.length === 0 ? [] : [`${name} has ${listed(strays)} that the originals lack`]),
    ],
  };
}

function listed(essays: readonly EssayText[]): string {
  const names = essays.slice(0, LISTED).map(({ id }) => quote(id));
  const rest = essays.length > LISTED ? ', …' : '';
  return `${counted(essays.length, 'essay')}: ${names.join(', ')}${rest}`;
}
