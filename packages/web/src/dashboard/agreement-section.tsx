import { AgreementMatrix } from '@stet/charts';
import { counted, decimal, decimalInterval } from '@stet/core/internal';
import type { Agreement, Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Figure } from '../shell/figure.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { ScoreAgreement } from './score-agreement.js';

/** Kappa from fewer comparisons says little. */
const FEWEST = 10;

/** How far judges agree with each other and with themselves, updated as judgments come in. */
export function AgreementSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/agreement', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="agreement" title="Agreement" query={query} what="the agreement">
      {({ inter, intra, scores, pairs }) => {
        const names = [...new Set(pairs.flatMap(({ judge, other }) => [judge, other]))].sort();
        return (
          <>
            {scores.length > 0 && (
              <>
                <ScoreAgreement scales={scores} />
                <p>On the order that the scores put outputs in, as if they had been ranked:</p>
              </>
            )}
            <dl className="figures">
              <Kappa name="κ between judges" overall={inter} />
              <Kappa name="κ of judges with themselves" overall={intra} />
            </dl>
            <AgreementMatrix
              id="agreement-matrix"
              title="Cohen’s κ of each pair of judges"
              judges={names}
              fewest={FEWEST}
              agreements={pairs.flatMap(({ judge, other, kappa, comparisons }) =>
                kappa.value === null
                  ? []
                  : [{ first: judge, second: other, kappa: kappa.value, comparisons, ...intervalOf(kappa) }],
              )}
              caption={`On the diagonal: each judge against themselves, on items shown again. * fewer than ${FEWEST} comparisons.`}
            />
          </>
        );
      }}
    </LoadedSection>
  );
}

type Overall = Agreement['inter'];

function Kappa({ name, overall }: { readonly name: string; readonly overall: Overall }): ReactElement {
  const { pooled, pooledComparisons } = overall;
  const { value, interval } = pooled;
  return (
    <Figure name={name}>
      {value === null ? '–' : decimal(value)}{' '}
      <small>
        {interval !== null && `${decimalInterval(interval)}, `}
        {counted(pooledComparisons, 'comparison')}
      </small>
    </Figure>
  );
}

function intervalOf({ interval }: Overall['pooled']): { readonly interval?: readonly [number, number] } {
  return interval === null ? {} : { interval: [interval[0], interval[1]] };
}
