import type { DataSet } from '@stet/server';
import type { ReactElement } from 'react';
import { speech, words } from '../../language/words.js';
import { Select } from '../../shell/choices.js';
import { ProblemNote } from '../../shell/problem-note.js';
import type { CheckedFile } from './check-file.js';

interface CheckedFilesProps {
  readonly files: readonly CheckedFile[];
  readonly dataSets: readonly DataSet[];
  readonly tracks: readonly { readonly name: string }[];
  readonly busy: boolean;
  readonly onDataSet: (at: number, task: string | undefined) => void;
}

/** Which file goes to which data set, and what was found about it. */
export function CheckedFiles({ files, dataSets, tracks, busy, onDataSet }: CheckedFilesProps): ReactElement {
  const { benchmarks } = words();
  const titleOf = ({ name, track }: DataSet): string => (tracks.length > 1 ? `${name} (${tracks[track].name})` : name);
  const options = [['', benchmarks.skip] as const, ...dataSets.map((each) => [each.task, titleOf(each)] as const)];
  return (
    <ul className="note checked">
      {files.map((checked, at) => (
        <li key={`${at} ${checked.file.name}`}>
          <Select
            label={checked.file.name}
            options={options}
            value={checked.task ?? ''}
            disabled={busy || checked.outcome !== undefined}
            onChange={(task) => onDataSet(at, task === '' ? undefined : task)}
          />
          <FileState {...checked} />
        </li>
      ))}
    </ul>
  );
}

function FileState({ check, problem, outcome }: CheckedFile): ReactElement {
  const { benchmarks } = words();
  if (outcome !== undefined) {
    return 'error' in outcome ? <ProblemNote error={outcome.error} /> : <p>{benchmarks.accepted(outcome.number)}</p>;
  }
  if (problem !== undefined) return <ProblemNote error={problem} />;
  if (check === undefined) return <p className="quiet">{benchmarks.whereTo}</p>;
  const { lines, changed, earlier } = check;
  return (
    <p className="quiet">
      {benchmarks.checked(speech().integer(lines), speech().integer(changed))}
      {earlier !== null && ` ${benchmarks.earlier(earlier)}`}
    </p>
  );
}
