import { decimal, decimalInterval } from '@stet/core/internal';
import type { Agreement } from '@stet/server';
import type { ReactElement } from 'react';
import { ListTable, numbers } from '../shell/list-table.js';

type ScaleAgreement = Agreement['scores'][number];

/** How far judges agree on scores, by scale. */
export function ScoreAgreement({ scales }: { readonly scales: readonly ScaleAgreement[] }): ReactElement {
  return (
    <>
      <ListTable
        name="Agreement on the scores"
        caption="On the scores"
        columns={[
          'Scale',
          ...['Outputs', 'α of scores', 'α of z', 'Correlation', 'Scored again', 'Difference'].map(numbers),
        ]}
      >
        {scales.map(({ scale, outputs, alpha, alphaOfZ, pearson, again }) => (
          <tr key={scale}>
            <th scope="row">{scale}</th>
            <td className="number">{outputs}</td>
            <AlphaCell {...alpha} />
            <AlphaCell {...alphaOfZ} />
            <td className="number">{pearson === null ? '–' : decimal(pearson)}</td>
            <td className="number">{again.outputs}</td>
            <td className="number">{again.meanDifference === null ? '–' : decimal(again.meanDifference, 1)}</td>
          </tr>
        ))}
      </ListTable>
      <p className="quiet">
        Outputs: scored by two judges or more. α is Krippendorff’s, 1 where all agree and 0 where it is all chance: of
        the scores as given, and of z, the scores standardised for each judge, by which systems are ranked. Correlation:
        the mean of Pearson’s r over pairs of judges. Difference: how many points a judge is off, on average, when an
        output comes again.
      </p>
    </>
  );
}

function AlphaCell({ value, interval }: ScaleAgreement['alpha']): ReactElement {
  return (
    <td className="number">
      {value === null ? '–' : decimal(value)} {interval !== null && <small>{decimalInterval(interval)}</small>}
    </td>
  );
}
