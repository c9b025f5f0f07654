import type { ReactElement } from 'react';

interface KeyTableProps {
  readonly keys: readonly (readonly [keys: readonly string[], what: string])[];
}

/** What keys do. */
export function KeyTable({ keys: all }: KeyTableProps): ReactElement {
  return (
    <table className="keys">
      <caption>Keys</caption>
      <tbody>
        {all.map(([keys, what]) => (
          <tr key={what}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
