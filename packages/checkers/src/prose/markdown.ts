import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Span } from '@stet/core/internal';
import type { Mask } from './prose.js';

/** What Markdown says of its text. */
export interface MarkdownProse {
  readonly masks: readonly Mask[];
  /** Paragraphs, headings and cells of tables, in order. */
  readonly blocks: readonly Span[];
}

const FRONT_MATTER = ['yaml', 'toml'] as const;

/** Finds what is prose in a Markdown text: not program text, addresses, pictures, HTML, front matter or markup. */
export function markdownProse(text: string): MarkdownProse {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), frontmatter([...FRONT_MATTER])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown([...FRONT_MATTER])],
  });
  const found: Found = { prose: [], nouns: [], blocks: [] };
  collect(tree, text, found);
  return { masks: masksBetween(found, text), blocks: found.blocks };
}

interface Found {
  readonly prose: Span[];
  readonly nouns: Span[];
  readonly blocks: Span[];
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);
const NOUNS: ReadonlySet<string> = new Set(['inlineCode', 'image', 'imageReference', 'footnoteReference']);

function collect(node: Nodes, text: string, found: Found): void {
  const span = spanOf(node);
  if (node.type === 'text') found.prose.push(...proseIn(span, node.value, text));
  else if (NOUNS.has(node.type) || isAddress(node)) found.nouns.push(span);
  else if ('children' in node) {
    const before = found.prose.length;
    for (const child of node.children) collect(child, text, found);
    if (BLOCKS.has(node.type) && found.prose.length > before) found.blocks.push(span);
  }
}

/** A link that shows nothing but its address. */
function isAddress(node: Nodes): boolean {
  if (node.type !== 'link') return false;
  const [child, ...others] = node.children;
  return others.length === 0 && child.type === 'text' && node.url.endsWith(child.value);
}

/** The lines of a text node; in a quotation, or a list, the marks before each line belong to no node. */
function proseIn(span: Span, value: string, text: string): Span[] {
  const raw = text.slice(span.start, span.end);
  if (raw === value || !raw.includes('\n')) return [span];
  const spans: Span[] = [];
  for (const { index, 0: line } of raw.matchAll(/[^\r\n]+/gu)) {
    const marks = index === 0 ? 0 : (/^[ \t]*(?:>[ \t]?)*[ \t]*/u.exec(line)?.[0].length ?? 0);
    if (line.length > marks) spans.push({ start: span.start + index + marks, end: span.start + index + line.length });
  }
  return spans;
}

/** What lies between stretches of prose. Blanks need no mask. */
function masksBetween({ prose, nouns, blocks }: Found, text: string): Mask[] {
  const kept = [
    ...prose.map((span) => ({ ...span, isProse: true })),
    ...nouns.map((span) => ({ ...span, isProse: false })),
  ];
  kept.sort((a, b) => a.start - b.start);
  const masks: Mask[] = [];
  let at = 0;
  const mask = (start: number, end: number): void => {
    if (/\S/u.test(text.slice(start, end))) {
      const isInBlock = blocks.some((block) => start < block.end && end > block.start);
      masks.push({ start, end, kind: isInBlock ? 'markup' : 'gap' });
    }
  };
  for (const { start, end, isProse } of kept) {
    mask(at, start);
    if (!isProse) masks.push({ start, end, kind: 'noun' });
    at = end;
  }
  mask(at, text.length);
  return masks;
}

function spanOf({ position }: Nodes): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
