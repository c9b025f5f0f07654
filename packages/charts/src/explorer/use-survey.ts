import { surveyExplored, type ExploredFilter, type ExploredSurvey } from '@stet/core/internal';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ExplorerData, SurveySentences } from './explorer-props.js';

/** How long to wait for the next letter of a search before asking what it finds. */
const TYPING_MS = 200;

/** What is known of a filter: what is undefined is still being counted. */
export interface Survey extends Partial<ExploredSurvey> {
  /** The sentences that the last filter found, to show until those of the current one are known. */
  readonly earlier: readonly number[] | undefined;
  /** True if the counts could not be had. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Answered {
  readonly survey: SurveySentences;
  readonly filter: ExploredFilter;
  readonly found: ExploredSurvey;
}

/** Counts what a filter finds among all sentences, here where all are at hand, otherwise where they come from. */
export function useSurvey(data: ExplorerData, filter: ExploredFilter): Survey {
  const survey = 'survey' in data ? data.survey : undefined;
  const counted = useMemo(
    () => ('sentences' in data ? surveyExplored(data.sentences, filter) : undefined),
    [data, filter],
  );
  const [last, setLast] = useState<Answered>();
  const [failure, setFailure] = useState<ExploredFilter>();
  const [attempt, setAttempt] = useState(0);
  const isTyping = last !== undefined && last.filter.search !== filter.search;

  useEffect(() => {
    if (survey === undefined) return undefined;
    const leaving = new AbortController();
    const ask = (): void => {
      survey(filter, leaving.signal).then(
        (found) => {
          if (!leaving.signal.aborted) setLast({ survey, filter, found });
        },
        () => {
          if (!leaving.signal.aborted) setFailure(filter);
        },
      );
    };
    const timer = setTimeout(ask, isTyping ? TYPING_MS : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // An answer ends the typing, and is no reason to ask again.
  }, [survey, filter, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (counted !== undefined) return { ...counted, earlier: undefined, failed: false, retry };
  return { ...stillTrue(last, survey, filter), earlier: last?.found.sentences, failed: failure === filter, retry };
}

/** What an earlier answer says of another filter: counts do not depend on all of it, so that ticking a box leaves them. */
function stillTrue(
  last: Answered | undefined,
  survey: SurveySentences | undefined,
  filter: ExploredFilter,
): Partial<ExploredSurvey> {
  if (last === undefined || last.survey !== survey) return {};
  if (last.filter === filter) return last.found;
  const { outcomes, types } = last.found;
  return {
    ...(last.filter.systems?.at(0) === filter.systems?.at(0) && { types }),
    ...(withoutOutcomes(last.filter) === withoutOutcomes(filter) && { outcomes }),
  };
}

function withoutOutcomes(filter: ExploredFilter): string {
  return JSON.stringify({ ...filter, outcomes: [] });
}
