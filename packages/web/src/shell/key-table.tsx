import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import type { KeyRows } from './key-rows.js';

interface KeyTableProps {
  readonly keys: KeyRows;
}

/** What keys do. */
export function KeyTable({ keys: rows }: KeyTableProps): ReactElement {
  return (
    <table className="keys">
      <caption>{words().shell.keys}</caption>
      <tbody>
        {rows.map(([keys, effect]) => (
          <tr key={effect}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
