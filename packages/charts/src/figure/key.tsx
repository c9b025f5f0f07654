import type { ReactElement, ReactNode } from 'react';
import { Mark } from './mark.js';

interface KeyProps {
  /** A sample of what is drawn. */
  readonly sample: ReactNode;
  readonly width?: number;
  readonly children: ReactNode;
}

const HEIGHT = 14;

/** An entry of a legend. */
export function Key({ sample, width = HEIGHT, children }: KeyProps): ReactElement {
  return (
    <span className="key">
      <svg width={width} height={HEIGHT} aria-hidden="true">
        {sample}
      </svg>{' '}
      <bdi>{children}</bdi>{' '}
    </span>
  );
}

/** A legend of marks, one for each series. */
export function MarkKeys({ series }: { readonly series: readonly string[] }): ReactElement {
  return (
    <>
      {series.map((name, at) => (
        <Key key={at} sample={<Mark series={at} x={HEIGHT / 2} y={HEIGHT / 2} />}>
          {name}
        </Key>
      ))}
    </>
  );
}
