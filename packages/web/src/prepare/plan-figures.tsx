import { counted } from '@stet/core/internal';
import { Histogram } from '@stet/charts';
import type { Plan, PlanPreview } from '@stet/server';
import type { ReactElement } from 'react';
import { Figure } from '../shell/figure.js';
import { percent, span } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { NumberField } from '../shell/strict-field.js';
import { SECONDS_AN_ITEM, chancesByOutputs, loadOf } from './plan-load.js';

interface PlanFiguresProps {
  readonly preview: PlanPreview;
  readonly plan: Plan;
  readonly judges: number;
  readonly onJudges: (judges: number) => void;
}

/** What a plan samples: which sentences, how many judgments, and how much work for each judge. */
export function PlanFigures({ preview, plan, judges, onJudges }: PlanFiguresProps): ReactElement {
  const { items, judgments, pairs, outputsPerItem, distinctOutputs, comparisonsPerPair } = preview;
  const chances = chancesByOutputs(preview);
  const { perJudge, seconds } = loadOf(judgments, judges, plan);
  const never = distinctOutputs.filter((count) => count < 2).length;
  return (
    <div className="preview">
      <dl className="figures" aria-live="polite">
        <Figure name="items">{items}</Figure>
        <Figure name="judgments">{judgments}</Figure>
        <Figure name="pairs of systems">{pairs}</Figure>
        {comparisonsPerPair === null ? (
          <Figure name="outputs on a page">{outputsPerItem.toFixed(1)}</Figure>
        ) : (
          <Figure name="comparisons of each pair, on average">{comparisonsPerPair.toFixed(1)}</Figure>
        )}
      </dl>
      <div className="load">
        <NumberField
          label="Number of judges"
          hint="to see their load"
          min={1}
          max={1000}
          value={judges}
          onChange={onJudges}
        />
        <p>
          Each judges about <b>{counted(perJudge, 'item')}</b>, or <b>{span(seconds)}</b> of work at {SECONDS_AN_ITEM}{' '}
          seconds per item, the median of the CoNLL-2014 evaluation.
        </p>
      </div>
      <Histogram
        id="plan-outputs"
        title="Sentences by number of different outputs"
        bars={chances.map(({ outputs, sentences }) => ({ label: String(outputs), count: sentences }))}
        unit="different outputs"
        counted="sentences"
        numbersNearby
        caption={
          never === 0 ? '' : `${counted(never, 'sentence')} with a single output: nothing to compare, never drawn.`
        }
      />
      <ListTable
        name="How likely sentences are"
        caption="How likely a draw takes a sentence (pᵢ)"
        narrow
        columns={['Different outputs', 'Sentences', 'pᵢ of each', 'All together'].map(numbers)}
      >
        {chances.map(({ outputs, sentences, each, total }) => (
          <tr key={outputs}>
            <th scope="row" className="number">
              {outputs}
            </th>
            <td className="number">{sentences}</td>
            <td className="number">{each === 0 ? '0' : each.toPrecision(3)}</td>
            <td className="number">{percent(total)}</td>
          </tr>
        ))}
      </ListTable>
    </div>
  );
}
