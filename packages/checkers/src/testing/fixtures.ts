import { fileURLToPath } from 'node:url';

const fixture = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A language server that knows one wrong word: `encoding` of its columns, and how it tells. */
export function toyServer(
  encoding = 'utf-16',
  mode: 'push' | 'pull' | 'resolve' | 'die' | 'silent' | 'mute' | 'garbled' = 'push',
): string {
  return `"${process.execPath}" "${fixture('lsp-server.mjs')}" ${encoding} ${mode}`;
}

/** A retext pipeline as a module, and its next version, in which a rule is broken. */
export const ARTICLES_MODULE = fixture('articles.mjs');
export const BROKEN_ARTICLES_MODULE = fixture('articles-broken.mjs');

/** A checker as a module that does not always say the same. */
export const UNSTABLE_MODULE = fixture('unstable.mjs');
