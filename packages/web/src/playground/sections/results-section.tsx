import type { ReactElement } from 'react';
import { counted } from '../../shell/format.js';
import type { Missing } from '../scoring/missing.js';
import type { ScoredTexts } from '../scoring/scored-texts.js';
import type { Scoring } from '../scoring/use-scoring.js';
import { InputError } from './input-error.js';
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
  const result = shownResult(scoring);
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
      {scoring.state === 'refused' && <InputError error={scoring.error} />}
      {scoring.state === 'fault' && (
        <div className="note problem" role="alert">
          <p>Scoring failed: {scoring.message}. This is a bug in Stet; please report it.</p>
          <p>Copy your text if you have it nowhere else, then reload the page.</p>
        </div>
      )}
      {result !== undefined && (
        <div className={scoring.state === 'working' ? 'stale' : undefined}>
          <ScoreResults result={result} />
        </div>
      )}
    </section>
  );
}

function shownResult(scoring: Scoring): ScoredTexts | undefined {
  if (scoring.state === 'scored') return scoring.result;
  return scoring.state === 'working' ? scoring.last : undefined;
}

function statusOf(scoring: Scoring): string {
  switch (scoring.state) {
    case 'working':
      return 'Scoring …';
    case 'scored':
      return `Scored: ${counted(scoring.result.systems.length, 'system')}, ${counted(scoring.result.sentences, 'sentence')}.`;
    default:
      return '';
  }
}
