import type { ReactElement } from 'react';
import { Key, Mark } from '../figure/key.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { maximumOf, type Curve } from './curve.js';
import { dashes } from './curve-line.js';

const WIDTH = 34;

interface CurveKeysProps {
  readonly curves: readonly Curve[];
  readonly maxima: boolean;
  readonly digits: number;
}

/** The name of each curve with its dashes and mark, and where it is highest. */
export function CurveKeys({ curves, maxima, digits }: CurveKeysProps): ReactElement {
  const words = chartWords().curves;
  return (
    <>
      {curves.map((curve, at) => {
        const { x, y } = maximumOf(curve);
        const sample = (
          <>
            <line className={`curve line-${at}`} x1={0} x2={WIDTH} y1={7} y2={7} strokeDasharray={dashes(at)} />
            <Mark series={at} x={WIDTH / 2} y={7} />
          </>
        );
        return (
          <Key key={at} width={WIDTH} sample={sample}>
            {maxima ? words.highestAt(curve.name, shownDecimal(y, digits), shownDecimal(x)) : curve.name}
          </Key>
        );
      })}
    </>
  );
}
