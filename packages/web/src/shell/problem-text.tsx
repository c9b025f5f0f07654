import type { ReactElement } from 'react';

interface ProblemTextProps {
  readonly problem: {
    readonly file?: string | undefined;
    readonly line?: number | undefined;
    readonly expected: string;
    readonly found: string;
    readonly remedy: string;
  };
}

/** What went wrong, where, and what to do. */
export function ProblemText({ problem: { file, line, expected, found, remedy } }: ProblemTextProps): ReactElement {
  const place = [...(file === undefined ? [] : [file]), ...(line === undefined ? [] : [`line ${line}`])].join(', ');
  return (
    <>
      <p>
        {place !== '' && (
          <>
            <b>
              <bdi>{place}</bdi>
            </b>
            :{' '}
          </>
        )}
        Expected <bdi>{expected}</bdi>, found <bdi>{found}</bdi>.
      </p>
      <p>{remedy}</p>
    </>
  );
}
