import { VERDICTS, markedEdits } from '@stet/core/internal';
import type { ProtocolOf } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { Select } from '../../../shell/choices.js';
import { isolated } from '../../../shell/isolated.js';
import type { ModelFieldsProps } from '../judging-protocol.js';

type Props = ModelFieldsProps<ProtocolOf<'edits'>>;

/** The rank that the organiser would give an output of a practice item, and the verdict on each of its edits. */
export function ModelVerdictFields({ source, outputs, at, onChange }: Props): ReactElement {
  const { judging } = words();
  const output = outputs[at];
  const sourceWords = source.split(/\s+/u).filter((word) => word !== '');
  // Of an edit that the text no longer makes, nothing is kept.
  const edits = markedEdits(source, output.text).map((edit) => ({
    ...edit,
    verdict:
      output.details?.edits?.find(
        ({ start, end, correction }) => start === edit.start && end === edit.end && correction === edit.correction,
      )?.verdict ?? null,
  }));
  const change = (changed: typeof edits): void => {
    onChange(outputs.with(at, { ...output, details: { ...output.details, edits: changed } }));
  };
  return (
    <div className="model-verdicts">
      <Select
        label={judging.rank}
        options={outputs.map((_, rank) => [String(rank + 1), rank + 1])}
        value={String(output.rank)}
        onChange={(rank) => onChange(outputs.with(at, { ...output, rank: Number(rank) }))}
      />
      {edits.map((edit, index) => (
        <Select
          key={index}
          label={judging.replaced(
            isolated(sourceWords.slice(edit.start, edit.end).join(' ')),
            isolated(edit.correction),
          )}
          required
          options={[
            ['', judging.chooseVerdict],
            ...VERDICTS.map((verdict) => [verdict, judging.editVerdicts[verdict]] as const),
          ]}
          value={edit.verdict ?? ''}
          onChange={(verdict) => change(edits.with(index, { ...edit, verdict: verdict === '' ? null : verdict }))}
        />
      ))}
    </div>
  );
}
