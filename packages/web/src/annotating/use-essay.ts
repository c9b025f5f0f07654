import type { EssayToMark } from '@stet/server';
import { api } from '../api/api.js';
import { useRead, type Query } from '../api/use-query.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';

/** An essay with the annotator's sheet. Pending changes are sent first, so that the sheet is up to date. */
export function useEssay(key: string, essay: string, outbox: AnnotatingOutbox): Query<EssayToMark> {
  return useRead(`${key} essay ${essay}`, async (signal) => {
    await outbox.flush();
    return api.get('/annotating/essays/:essay', { param: { essay }, key, signal });
  });
}
