import { AgreementMatrix } from '@stet/charts';
import type { ReactElement } from 'react';
import type { Agreement, Campaign } from '../api/types.js';
import { counted } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { useQuery } from '../shell/use-query.js';

/** Kappa of fewer pairs says little. */
const FEWEST = 10;

/** How far judges agree with each other and with themselves, as it forms. */
export function AgreementPart({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery<Agreement>(`/campaigns/${id}/agreement`, { version });
  return (
    <section aria-labelledby="agreement">
      <h2 id="agreement">Agreement</h2>
      <Loaded query={query} what="the agreement">
        {({ between, within, judges }) => {
          const names = [...new Set(judges.flatMap(({ judge, other }) => [judge, other]))].sort();
          return (
            <>
              <dl className="figures">
                <Kappa name="κ between judges" kappa={between} />
                <Kappa name="κ of judges with themselves" kappa={within} />
              </dl>
              <AgreementMatrix
                id="agreement-matrix"
                title="Cohen’s κ of each pair of judges"
                judges={names}
                fewest={FEWEST}
                agreements={judges.flatMap(({ judge, other, kappa, pairs }) =>
                  kappa === null ? [] : [{ first: judge, second: other, kappa, comparisons: pairs }],
                )}
                caption={`On the diagonal, a judge with the same items again. * fewer than ${FEWEST} pairs in common.`}
              />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Kappa({ name, kappa }: { readonly name: string; readonly kappa: Agreement['between'] }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {kappa.kappa === null ? '–' : kappa.kappa.toFixed(2)} <small>{counted(kappa.pairs, 'pair')}</small>
      </dd>
    </div>
  );
}
