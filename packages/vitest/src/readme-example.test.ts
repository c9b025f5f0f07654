import { vfileLints } from '@stet/vitest';
import { expect, it } from 'vitest';
import { retext } from 'retext';
import retextRepeatedWords from 'retext-repeated-words';

const pipeline = retext().use(retextRepeatedWords);
const lint = async (text: string) => vfileLints(text, (await pipeline.process(text)).messages).lints;

it('flags words that are repeated, and nothing else', async () => {
  await expect(lint).toFlag('I saw the the lake.', { rule: 'retext-repeated-words', at: 'the the', suggestion: 'the' });
  await expect(lint).toPass(['I saw the lake.', 'He had had enough.'], { rule: 'retext-spell' });
  await expect(lint).toPassMustLines(`
    # What the rule is for
    ❌ \`retext-repeated-words\` It is is here.
    ✅ It is here.
  `);
});
