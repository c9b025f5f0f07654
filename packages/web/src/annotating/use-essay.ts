import { useCallback } from 'react';
import { essayToMark } from '../api/annotating.js';
import type { EssayToMark } from '../api/types.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';
import { useAnswer, type Answered } from './use-answer.js';

/** An essay with the annotator's sheet; what waits to be sent goes first, so that the sheet is the newest. */
export function useEssay(link: string, essay: string, outbox: AnnotatingOutbox): Answered<EssayToMark> {
  const ask = useCallback(
    async (key: string) => {
      await outbox.flush();
      return essayToMark(key, essay);
    },
    [outbox, essay],
  );
  return useAnswer(ask, link);
}
