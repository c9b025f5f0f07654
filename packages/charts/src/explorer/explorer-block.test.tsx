import { unpackExplored, type PackedExplored } from '@stet/core/internal';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SYSTEMS, exploredSentences } from '../testing/explored.js';
import { ExplorerBlock } from './explorer-block.js';

const sentences = exploredSentences(30);
const html = renderToStaticMarkup(<ExplorerBlock id="explorer" systems={SYSTEMS} sentences={sentences} />);

describe('ExplorerBlock', () => {
  it('shows the first hundred sentences of the first system to readers without scripts, and says so', () => {
    expect(html.match(/class="sentence"/gu)).toHaveLength(100);
    expect(html.match(/class="output"/gu)).toHaveLength(100);
    expect(html).toContain('Shown: 100 of 120 sentences, 1 of 3 systems.');
  });

  it('shows two systems side by side where there are two', () => {
    const sideBySide = renderToStaticMarkup(
      <ExplorerBlock id="explorer" systems={SYSTEMS.slice(0, 2)} sentences={sentences.slice(0, 4)} />,
    );
    expect(sideBySide.match(/class="output"/gu)).toHaveLength(8);
    expect(sideBySide).not.toContain('Shown:');
  });

  it('holds all sentences of all systems as data, which nothing in them can break out of', () => {
    const [, data] = /<script id="explorer-data" type="application\/json">(.*?)<\/script>/u.exec(html) ?? [];
    expect(data).not.toContain('<');
    const { systems, packed } = JSON.parse(data) as { systems: string[]; packed: PackedExplored };
    expect(systems).toEqual(SYSTEMS);
    expect(unpackExplored(packed)).toEqual(sentences);
  });
});
