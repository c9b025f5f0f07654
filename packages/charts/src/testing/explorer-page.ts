import { createHash } from 'node:crypto';
import type { ExploredSentence } from '@stet/core/internal';
import { reportPage } from '../report/report-page.js';
import { bundle } from './bundle.js';

let script: Promise<string> | undefined;

/** A report page with the live explorer, whose script is built from the current sources. */
export async function explorerPage(
  systems: readonly string[],
  sentences: readonly ExploredSentence[],
): Promise<string> {
  const text = await (script ??= bundle('explorer/live.tsx'));
  const hash = createHash('sha256').update(text).digest('base64');
  return reportPage(
    {
      kind: 'Sentence by sentence',
      title: 'An evening class',
      summary: 'Made up.',
      chapters: [
        {
          id: 'the-sentences',
          heading: 'Sentences',
          text: 'Each one.',
          blocks: [{ block: 'sentence-explorer', id: 'explorer', systems, sentences }],
        },
      ],
    },
    { text, hash },
  );
}
