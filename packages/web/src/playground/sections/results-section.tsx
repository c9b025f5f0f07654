import { counted, metricTitle } from '@stet/core/internal';
import type { ReactElement } from 'react';
import type { Missing } from '../scoring/missing.js';
import type { ScoringAnswer } from '../scoring/scoring-answer.js';
import { lastAnswer, type Scoring } from '../scoring/use-scoring.js';
import { InputError } from './input-error.js';
import { MetricNotes } from './metric-notes.js';
import { ScoreResults } from './score-results.js';

const WANTED: Readonly<Record<Missing, string>> = {
  gold: 'a gold standard in M2',
  source: 'the source',
  reference: 'a reference',
  system: 'the output of a system',
  metric: 'a metric that can be used with these texts',
};

/** The scores, or why there are none. */
export function ResultsSection({ scoring }: { readonly scoring: Scoring }): ReactElement {
  const answer = lastAnswer(scoring);
  return (
    <section className="results" aria-labelledby="results" aria-busy={scoring.state === 'working'}>
      <h2 id="results">Scores</h2>
      <p role="status" className={scoring.state === 'working' ? 'working' : 'unseen'}>
        {statusOf(scoring)}
      </p>
      {scoring.state === 'working' && (
        <progress value={scoring.share} max={1} aria-label="Progress of the scoring">
          {Math.round(scoring.share * 100)} %
        </progress>
      )}
      {scoring.state === 'empty' && (
        <div className="empty">
          <p>The scores appear here as you type. Still missing:</p>
          <ul>
            {scoring.missing.map((what) => (
              <li key={what}>{WANTED[what]}</li>
            ))}
          </ul>
        </div>
      )}
      {scoring.state === 'refused' && <InputError error={scoring.error} isOnPage />}
      {scoring.state === 'fault' && (
        <div className="note problem" role="alert">
          <p>Scoring failed: {scoring.message}. This is a bug in Stet; please report it.</p>
          <p>Copy your text if you have it nowhere else, then reload the page.</p>
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
      return 'Scoring …';
    case 'scored':
      return scoredWords(scoring.answer);
    default:
      return '';
  }
}

function scoredWords({ result, waiting }: ScoringAnswer): string {
  if (result === undefined) return 'No metric could be used.';
  const words = `Scored: ${counted(result.systems.length, 'system')}, ${counted(result.sentences, 'sentence')}.`;
  return waiting.length === 0 ? words : `${words} Still loading: ${waiting.map(metricTitle).join(', ')}.`;
}
