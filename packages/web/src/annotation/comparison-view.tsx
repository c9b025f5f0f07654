import type { Comparison } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { counted } from '../shell/format.js';
import { ComparedSource } from './compared-source.js';
import { DIFFERENCES, differenceTitle, type Difference } from './differences.js';

/** How far two annotators agree, and every edit where they differ. */
export function ComparisonView({ comparison }: { readonly comparison: Comparison }): ReactElement {
  const { first, second, essays, agreement, withInsertions, counts, sentences, dropped } = comparison;
  const [only, setOnly] = useState<Difference | 'all'>('all');
  const shown = sentences.filter(({ pairs }) => only === 'all' || pairs.some(({ difference }) => difference === only));
  return (
    <>
      <p>
        <bdi>{first.name}</bdi> and <bdi>{second.name}</bdi>, {counted(essays, 'essay')}, {agreement.units} tokens.
      </p>
      <dl className="figures">
        <div>
          <dt>Cohen’s κ, tokens within marks</dt>
          <dd>{agreement.kappa.toFixed(2)}</dd>
        </div>
        <div>
          <dt>κ with places between tokens</dt>
          <dd>{withInsertions.kappa.toFixed(2)}</dd>
        </div>
        {DIFFERENCES.map((difference) => (
          <div key={difference}>
            <dt>{differenceTitle(difference)}</dt>
            <dd>{counts[difference]}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        κ says how far both agree on which tokens need correction, above chance (Ng et al. 2014, section 6.1). It is
        0.43 for the two annotators of CoNLL-2014. Both marked {agreement.both} tokens, only the first{' '}
        {agreement.firstOnly}, only the second {agreement.secondOnly}.
      </p>
      <label className="narrow-field">
        Show
        <select
          value={only}
          onChange={(event) => {
            setOnly(event.target.value as Difference | 'all');
          }}
        >
          <option value="all">all sentences with marks</option>
          {DIFFERENCES.map((difference) => (
            <option key={difference} value={difference}>
              {differenceTitle(difference)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="quiet">
        {counted(shown.length, 'sentence')}
      </p>
      <ol className="compared">
        {shown.map(({ document, paragraph, sentence, source, pairs }) => (
          <li key={`${document} ${paragraph} ${sentence}`}>
            <p className="facts">
              <span>
                essay <bdi>{document}</bdi>
              </span>
              <span>paragraph {paragraph + 1}</span>
              <span>sentence {sentence + 1}</span>
            </p>
            <p className="sentence" dir="auto">
              {source}
            </p>
            <div
              className="scroll"
              tabIndex={0}
              role="region"
              aria-label={`Marks in essay ${document}, paragraph ${paragraph + 1}, sentence ${sentence + 1}`}
            >
              <table className="list">
                <thead>
                  <tr>
                    <th scope="col">Outcome</th>
                    <th scope="col">
                      <bdi>{first.name}</bdi>
                    </th>
                    <th scope="col">
                      <bdi>{second.name}</bdi>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {pairs.map(({ difference, first: firstEdit, second: secondEdit }, at) => (
                    <tr key={at} className={difference}>
                      <th scope="row">{differenceTitle(difference)}</th>
                      <td>
                        <ComparedSource source={source} edit={firstEdit} />
                      </td>
                      <td>
                        <ComparedSource source={source} edit={secondEdit} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </li>
        ))}
      </ol>
      {dropped.length > 0 && (
        <details>
          <summary>{counted(dropped.length, 'mark')} not compared</summary>
          <ul>
            {dropped.map((note, at) => (
              <li key={at}>
                <bdi>{note}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
