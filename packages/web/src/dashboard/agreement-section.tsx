import { AgreementMatrix } from '@stet/charts';
import type { Agreement, Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Figure } from '../shell/figure.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { ScoreAgreement } from './score-agreement.js';
import { words } from '../language/words.js';
import { shownDecimal, shownRange } from '../shell/format.js';

/** Kappa from fewer comparisons says little. */
const FEWEST = 10;

/** How far judges agree with each other and with themselves, updated as judgments come in. */
export function AgreementSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const { agreement } = words().dashboard;
  const query = useQuery('/campaigns/:campaign/agreement', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="agreement" title={agreement.title} query={query} what={agreement.fetched}>
      {({ inter, intra, scores, pairs }) => {
        const names = [...new Set(pairs.flatMap(({ judge, other }) => [judge, other]))].sort();
        return (
          <>
            {scores.length > 0 && (
              <>
                <ScoreAgreement scales={scores} />
                <p>{agreement.onOrder}</p>
              </>
            )}
            <dl className="figures">
              <Kappa name={agreement.between} overall={inter} />
              <Kappa name={agreement.themselves} overall={intra} />
            </dl>
            <AgreementMatrix
              id="agreement-matrix"
              title={agreement.matrix}
              judges={names}
              fewest={FEWEST}
              agreements={pairs.flatMap(({ judge, other, kappa, comparisons }) =>
                kappa.value === null
                  ? []
                  : [{ first: judge, second: other, kappa: kappa.value, comparisons, ...intervalOf(kappa) }],
              )}
              caption={agreement.matrixCaption(FEWEST)}
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
      {value === null ? '–' : shownDecimal(value)}{' '}
      <small>
        {interval !== null && `${shownRange(interval)}, `}
        {words().dashboard.agreement.comparisons(pooledComparisons)}
      </small>
    </Figure>
  );
}

function intervalOf({ interval }: Overall['pooled']): { readonly interval?: readonly [number, number] } {
  return interval === null ? {} : { interval: [interval[0], interval[1]] };
}
