import type { Agreement } from '@stet/server';
import type { ReactElement } from 'react';
import { ListTable, numbers } from '../shell/list-table.js';
import { speech, words } from '../language/words.js';
import { shownDecimal, shownRange } from '../shell/format.js';
import { scaleName } from './scale-name.js';

type ScaleAgreement = Agreement['scores'][number];

/** How far judges agree on scores, by scale. */
export function ScoreAgreement({ scales }: { readonly scales: readonly ScaleAgreement[] }): ReactElement {
  const { scoreAgreement, scale: scaleTitle } = words().dashboard;
  const { integer } = speech();
  return (
    <>
      <ListTable
        name={scoreAgreement.name}
        caption={scoreAgreement.caption}
        columns={[
          scaleTitle,
          ...[
            scoreAgreement.outputs,
            scoreAgreement.alpha,
            scoreAgreement.alphaOfZ,
            scoreAgreement.correlation,
            scoreAgreement.again,
            scoreAgreement.difference,
          ].map(numbers),
        ]}
      >
        {scales.map(({ scale, outputs, alpha, alphaOfZ, pearson, again }) => (
          <tr key={scale}>
            <th scope="row">{scaleName(scale)}</th>
            <td className="number">{integer(outputs)}</td>
            <AlphaCell {...alpha} />
            <AlphaCell {...alphaOfZ} />
            <td className="number">{pearson === null ? '–' : shownDecimal(pearson)}</td>
            <td className="number">{integer(again.outputs)}</td>
            <td className="number">{again.meanDifference === null ? '–' : shownDecimal(again.meanDifference, 1)}</td>
          </tr>
        ))}
      </ListTable>
      <p className="quiet">{scoreAgreement.note}</p>
    </>
  );
}

function AlphaCell({ value, interval }: ScaleAgreement['alpha']): ReactElement {
  return (
    <td className="number">
      {value === null ? '–' : shownDecimal(value)} {interval !== null && <small>{shownRange(interval)}</small>}
    </td>
  );
}
