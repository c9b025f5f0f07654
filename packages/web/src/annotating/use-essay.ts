import type { EssayToMark } from '@stet/server';
import { api } from '../api/api.js';
import { useAsked, type Query } from '../api/use-query.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';

/** An essay with the annotator's sheet; what waits to be sent goes first, so that the sheet is the newest. */
export function useEssay(key: string, essay: string, outbox: AnnotatingOutbox): Query<EssayToMark> {
  return useAsked(`${key} essay ${essay}`, async (signal) => {
    await outbox.flush();
    return api.get('/annotating/essays/:essay', { param: { essay }, key, signal });
  });
}
