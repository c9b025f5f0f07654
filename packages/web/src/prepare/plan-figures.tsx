import { Histogram } from '@stet/charts';
import type { Plan, PlanPreview } from '@stet/server';
import type { ReactElement } from 'react';
import { Figure } from '../shell/figure.js';
import { percent, span } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { NumberField } from '../shell/strict-field.js';
import { SECONDS_AN_ITEM, chancesByOutputs, loadOf } from './plan-load.js';
import { speech, words } from '../language/words.js';

interface PlanFiguresProps {
  readonly preview: PlanPreview;
  readonly plan: Plan;
  readonly judges: number;
  readonly onJudges: (judges: number) => void;
}

/** What a plan samples: which sentences, how many judgments, and how much work for each judge. */
export function PlanFigures({ preview, plan, judges, onJudges }: PlanFiguresProps): ReactElement {
  const { prepare } = words();
  const { integer, written } = speech();
  const { figures, histogram, chances: columns } = prepare;
  const { items, judgments, pairs, outputsPerItem, distinctOutputs, comparisonsPerPair } = preview;
  const chances = chancesByOutputs(preview);
  const { perJudge, seconds } = loadOf(judgments, judges, plan);
  const never = distinctOutputs.filter((count) => count < 2).length;
  return (
    <div className="preview">
      <dl className="figures" aria-live="polite">
        <Figure name={figures.items}>{integer(items)}</Figure>
        <Figure name={figures.judgments}>{integer(judgments)}</Figure>
        <Figure name={figures.pairs}>{integer(pairs)}</Figure>
        {comparisonsPerPair === null ? (
          <Figure name={figures.outputs}>{written(outputsPerItem.toFixed(1))}</Figure>
        ) : (
          <Figure name={figures.comparisons}>{written(comparisonsPerPair.toFixed(1))}</Figure>
        )}
      </dl>
      <div className="load">
        <NumberField
          label={prepare.numberOfJudges}
          hint={prepare.numberOfJudgesHint}
          min={1}
          max={1000}
          value={judges}
          onChange={onJudges}
        />
        <p>
          {prepare.load(perJudge, span(seconds), SECONDS_AN_ITEM, (text) => (
            <b>{text}</b>
          ))}
        </p>
      </div>
      <Histogram
        id="plan-outputs"
        title={histogram.title}
        bars={chances.map(({ outputs, sentences }) => ({ label: String(outputs), count: sentences }))}
        unit={histogram.unit}
        counted={histogram.counted}
        numbersNearby
        caption={never === 0 ? '' : histogram.never(never)}
      />
      <ListTable
        name={columns.name}
        caption={columns.caption}
        narrow
        columns={[columns.outputs, columns.sentences, columns.each, columns.total].map(numbers)}
      >
        {chances.map(({ outputs, sentences, each, total }) => (
          <tr key={outputs}>
            <th scope="row" className="number">
              {outputs}
            </th>
            <td className="number">{integer(sentences)}</td>
            <td className="number">{each === 0 ? '0' : written(each.toPrecision(3))}</td>
            <td className="number">{percent(total)}</td>
          </tr>
        ))}
      </ListTable>
    </div>
  );
}
