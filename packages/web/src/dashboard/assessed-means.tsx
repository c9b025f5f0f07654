import type { SystemRanking } from '@stet/server';
import type { ReactElement } from 'react';
import { percent, shownDecimal, shownRange } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { words } from '../language/words.js';
import { scaleName } from './scale-name.js';

interface AssessedMeansProps extends Pick<SystemRanking, 'systems' | 'constantJudges' | 'confidence'> {
  /** The title of the ranking: where two stand side by side, it tells their tables apart. */
  readonly ranking: string;
}

/** The means of direct assessment with their intervals, overall and by scale; nothing for other methods. */
export function AssessedMeans(props: AssessedMeansProps): ReactElement | null {
  const { means, system } = words().dashboard;
  const { ranking, systems, constantJudges, confidence } = props;
  const scales = systems.at(0)?.assessment?.scales.map(({ scale }) => scale) ?? [];
  if (scales.length === 0) return null;
  const bands = scales.length > 1 ? scales : [];
  return (
    <>
      <ListTable
        name={means.name(ranking)}
        caption={means.caption}
        columns={[
          system,
          numbers('z'),
          numbers(means.mean),
          ...bands.flatMap((scale) => [numbers(means.zOf(scaleName(scale))), numbers(means.mean)]),
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
      <p className="quiet">{means.note(percent(confidence))}</p>
      {constantJudges.length > 0 && (
        <p className="note">
          {means.constant(constantJudges.map(({ judge, scale }) => `${judge} (${scaleName(scale)})`).join(', '))}
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
        {shownDecimal(z)} <small>{shownRange(interval)}</small>
      </td>
      <td className="number">{shownDecimal(raw, 1)}</td>
    </>
  );
}
