import { describe, expect, it } from 'vitest';
import type { CampaignItem } from './campaign.js';
import { printAppraise } from './print-appraise.js';
import { printSampledSets } from './print-sampled-sets.js';

const item: CampaignItem = {
  id: '0',
  sentence: 17,
  source: 'R & D < fun .',
  before: 'It is late .',
  after: '',
  outputs: [
    { systems: ['amu', 'camb'], text: 'R & D is < fun .' },
    { systems: ['input'], text: '' },
  ],
  probability: 0.25,
  judges: ['ann'],
};

describe('printAppraise', () => {
  it('escapes text, leaves out what is not there and marks what is empty', () => {
    expect(printAppraise({ items: [item] }, 'demo.txt')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<set id="demo.txt" source-language="err" target-language="cor">
  <seg id="0" doc-id="demo.txt-0" src-id="17">
    <sourcebefore>It is late .</sourcebefore>
    <source>R &amp; D &lt; fun .</source>
    <translation system="amu camb">R &amp; D is &lt; fun .</translation>
    <translation system="input">[EMPTY]</translation>
  </seg>
</set>
`);
  });
});

describe('printSampledSets', () => {
  it('writes a head and a line for each output, and an empty line', () => {
    expect(printSampledSets({ items: [item, { ...item, id: '1' }] })).toBe(
      '0\t2\t17\t0.25\nR & D is < fun .\tamu camb\n\tinput\n\n1\t2\t17\t0.25\nR & D is < fun .\tamu camb\n\tinput\n\n',
    );
  });

  it('refuses a tab in the text', () => {
    const torn = { ...item, outputs: [{ systems: ['amu'], text: 'a\tb' }] };
    expect(() => printSampledSets({ items: [torn] })).toThrow(/without tabs/u);
  });
});
