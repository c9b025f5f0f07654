import { decimal, decimalInterval } from '@stet/core/internal';
import type { SystemRanking } from '@stet/server';
import type { ReactElement } from 'react';
import { percent } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';

interface AssessedMeansProps extends Pick<SystemRanking, 'systems' | 'constantJudges' | 'confidence'> {
  /** The title of the ranking: where two stand side by side, it tells their tables apart. */
  readonly ranking: string;
}

/** The means of direct assessment with their intervals, overall and by scale; nothing for other methods. */
export function AssessedMeans(props: AssessedMeansProps): ReactElement | null {
  const { ranking, systems, constantJudges, confidence } = props;
  const scales = systems.at(0)?.assessment?.scales.map(({ scale }) => scale) ?? [];
  if (scales.length === 0) return null;
  const bands = scales.length > 1 ? scales : [];
  return (
    <>
      <ListTable
        name={`Means of the scores: ${ranking}`}
        caption="Means of the scores"
        columns={[
          'System',
          numbers('z'),
          numbers('Mean'),
          ...bands.flatMap((scale) => [numbers(`${scale}, z`), numbers('Mean')]),
        ]}
      >
        {systems.map(({ name, score, assessment }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {assessment !== null && (
              <>
                <MeanCells z={score} {...assessment} />
                {bands.length > 0 && assessment.scales.map(({ scale, ...mean }) => <MeanCells key={scale} {...mean} />)}
              </>
            )}
          </tr>
        ))}
      </ListTable>
      <p className="quiet">
        z: the mean of the scores, standardised for each judge, with its {percent(confidence)} interval. Mean: of the
        scores as given, from 0 to 100.
      </p>
      {constantJudges.length > 0 && (
        <p className="note">
          These judges gave one and the same score throughout, which tells no system from another and counts as 0:{' '}
          {constantJudges.map(({ judge, scale }) => `${judge} (${scale})`).join(', ')}.
        </p>
      )}
    </>
  );
}

interface MeanCellsProps {
  readonly z: number;
  readonly interval: readonly number[];
  readonly raw: number;
}

function MeanCells({ z, interval, raw }: MeanCellsProps): ReactElement {
  return (
    <>
      <td className="number">
        {decimal(z)} <small>{decimalInterval(interval)}</small>
      </td>
      <td className="number">{decimal(raw, 1)}</td>
    </>
  );
}
