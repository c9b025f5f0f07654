import { counted, groupBy, type Stability } from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';
import { shownAdvice } from './shown-advice.js';

/** Rules that object to their own corrections, and rules whose corrections another one takes back. */
export function stabilityTable({ checked, unstable }: Stability): TableModel {
  const pairs = groupBy(unstable, ({ kind, corrected, by }) => JSON.stringify([corrected.lint.rule, kind, by.rule]));
  return {
    title: 'After a suggestion is made',
    columns: [left('Rule'), left('What happens'), right('Times'), left('First example')],
    rows: [...pairs.values()]
      .sort((a, b) => b.length - a.length)
      .map(([first, ...others]) => {
        const { kind, corrected, by } = first;
        const what = kind === 'again' ? 'fires there again' : `${by.rule} takes it back`;
        const example = `${shownAdvice(corrected.lint)} in ${corrected.unit}`;
        return [corrected.lint.rule, what, String(1 + others.length), example];
      }),
    notes: [
      `${counted(checked, 'first suggestion')} made and checked again, one at a time.`,
      ...(unstable.length === 0 ? ['No rule fires again on its own correction, and none takes one back.'] : []),
    ],
  };
}
