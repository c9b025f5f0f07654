import { metricTitle } from '@stet/core/internal';
import type { ReactElement } from 'react';
import type { ScoringAnswer } from '../scoring/scoring-answer.js';
import { lastAnswer, type Scoring } from '../scoring/use-scoring.js';
import { InputError } from './input-error.js';
import { MetricNotes } from './metric-notes.js';
import { ScoreResults } from './score-results.js';
import { words } from '../../language/words.js';
import { InEnglish } from '../../shell/in-english.js';

/** The scores, or why there are none. */
export function ResultsSection({ scoring }: { readonly scoring: Scoring }): ReactElement {
  const { playground } = words();
  const answer = lastAnswer(scoring);
  return (
    <section className="results" aria-labelledby="results" aria-busy={scoring.state === 'working'}>
      <h2 id="results">{playground.scores}</h2>
      <p role="status" className={scoring.state === 'working' ? 'working' : 'unseen'}>
        {statusOf(scoring)}
      </p>
      {scoring.state === 'working' && (
        <progress value={scoring.share} max={1} aria-label={playground.progress}>
          {Math.round(scoring.share * 100)} %
        </progress>
      )}
      {scoring.state === 'empty' && (
        <div className="empty">
          <p>{playground.scoresAppear}</p>
          <ul>
            {scoring.missing.map((what) => (
              <li key={what}>{playground.missing[what]}</li>
            ))}
          </ul>
        </div>
      )}
      {scoring.state === 'refused' && <InputError error={scoring.error} isOnPage />}
      {scoring.state === 'fault' && (
        <div className="note problem" role="alert">
          <p>
            {playground.scoringFailed(
              scoring.message === undefined ? playground.workerDidNotStart : <InEnglish>{scoring.message}</InEnglish>,
            )}
          </p>
          <p>{playground.scoringFailedRemedy}</p>
        </div>
      )}
      {answer !== undefined && (
        <div className={scoring.state === 'working' ? 'stale' : undefined}>
          <MetricNotes answer={answer} />
          {answer.result !== undefined && <ScoreResults result={answer.result} />}
        </div>
      )}
    </section>
  );
}

function statusOf(scoring: Scoring): string {
  switch (scoring.state) {
    case 'working':
      return words().playground.scoring;
    case 'scored':
      return scoredWords(scoring.answer);
    default:
      return '';
  }
}

function scoredWords({ result, waiting }: ScoringAnswer): string {
  const { playground } = words();
  if (result === undefined) return playground.noMetric;
  const scored = playground.scored(result.board.systems.length, result.board.sentences);
  return waiting.length === 0 ? scored : `${scored} ${playground.stillLoading(waiting.map(metricTitle))}`;
}
