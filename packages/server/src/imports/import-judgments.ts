import { StetError, quote, readJudgments, strip, type InputText, type Ranking } from '@stet/core/internal';
import { readTexts, sourceLines, lockDraft } from '../campaigns/texts.js';
import { wrongState } from '../errors.js';
import { insertRows } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import { importedRows, type Texts } from './imported-rows.js';

/** Imports judgments made elsewhere, from a file of any format, into a draft that has the texts. */
export async function importJudgments(
  { db }: Store,
  campaignId: string,
  { file, text }: InputText,
  now: number,
): Promise<void> {
  const rankings = readJudgments(text, { file });
  if (rankings.length === 0) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file,
      expected: 'judgments',
      found: 'none',
      remedy: 'Check that this is the file you mean.',
    });
  }
  await db.transaction().execute(async (trx) => {
    await lockDraft(trx, campaignId);
    const texts = await textsOf(trx, campaignId);
    checkRankings(rankings, texts, file);
    const { judges, items, assignments, judgments } = importedRows(campaignId, rankings, texts, now);
    await trx.deleteFrom('items').where('campaign_id', '=', campaignId).execute();
    await trx.deleteFrom('judges').where('campaign_id', '=', campaignId).execute();
    await insertRows(trx, 'judges', judges);
    await insertRows(trx, 'items', items);
    await insertRows(trx, 'assignments', assignments);
    await insertRows(trx, 'judgments', judgments);
    await trx.updateTable('campaigns').set({ state: 'closed', open_items: 0 }).where('id', '=', campaignId).execute();
  });
}

async function textsOf(trx: Db, campaignId: string): Promise<Texts> {
  const sources = await sourceLines(trx, campaignId);
  const systems = await readTexts(trx, campaignId, 'system');
  if (sources.length === 0 || systems.length === 0) {
    throw wrongState('the source and the outputs that were judged', 'none', 'Upload them first.');
  }
  return { sources, outputs: new Map(systems.map(({ name, lines }) => [name, lines.map((line) => strip(line))])) };
}

/** Judgments must be about these texts: systems judged as one output must have the same text. */
function checkRankings(rankings: readonly Ranking[], { sources, outputs }: Texts, file: string): void {
  for (const { sentence, outputs: ranked } of rankings) {
    if (sentence >= sources.length) {
      throw mismatch(file, `sentences from 0 to ${sources.length - 1}, as in the source`, String(sentence));
    }
    for (const { systems } of ranked) {
      const unknown = systems.find((name) => !outputs.has(name));
      if (unknown !== undefined) {
        throw mismatch(file, `systems whose outputs are uploaded: ${[...outputs.keys()].join(', ')}`, quote(unknown));
      }
      const differing = systems.find((name) => outputs.get(name)?.[sentence] !== outputs.get(systems[0])?.[sentence]);
      if (differing !== undefined) {
        throw mismatch(
          file,
          `the same text from ${systems[0]} and ${differing} for sentence ${sentence}, which were judged as one`,
          `${quote(outputs.get(systems[0])?.[sentence] ?? '')} and ${quote(outputs.get(differing)?.[sentence] ?? '')}`,
        );
      }
    }
  }
}

function mismatch(file: string, expected: string, found: string): StetError {
  return new StetError({
    code: 'BAD_JUDGMENT',
    file,
    expected,
    found,
    remedy: 'Upload the source and the outputs that these judgments are about.',
  });
}
