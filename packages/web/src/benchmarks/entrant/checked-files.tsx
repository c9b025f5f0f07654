import type { Benchmark, DataSet } from '@stet/server';
import type { ReactElement } from 'react';
import { ApiError } from '../../api/problem.js';
import { speech, words } from '../../language/words.js';
import { Select } from '../../shell/choices.js';
import { ProblemNote } from '../../shell/problem-note.js';
import { oddities } from '../../team/oddities.js';
import { dataSetTitle } from '../data-set-title.js';
import type { CheckedFile } from './check-file.js';

interface CheckedFilesProps {
  readonly files: readonly CheckedFile[];
  readonly dataSets: readonly DataSet[];
  readonly settings: Benchmark['settings'];
  readonly busy: boolean;
  /** Checks a file again: for that data set, or as it is. */
  readonly onCheck: (at: number, task: string | undefined, asIs: boolean) => void;
}

/** Which file goes to which data set, and what was found about it. */
export function CheckedFiles({ files, dataSets, settings, busy, onCheck }: CheckedFilesProps): ReactElement {
  const { benchmarks } = words();
  const options = [
    ['', benchmarks.skip] as const,
    ...dataSets.map((each) => [each.task, dataSetTitle(each, settings)] as const),
  ];
  return (
    <ul className="note checked">
      {files.map((checked, at) => (
        <li key={`${at} ${checked.file.name}`}>
          <Select
            label={checked.file.name}
            options={options}
            value={checked.task ?? ''}
            disabled={busy || checked.outcome !== undefined}
            onChange={(task) => onCheck(at, task === '' ? undefined : task, false)}
          />
          <FileState {...checked} busy={busy} onAsIs={() => onCheck(at, checked.task, true)} />
        </li>
      ))}
    </ul>
  );
}

interface FileStateProps extends CheckedFile {
  readonly busy: boolean;
  readonly onAsIs: () => void;
}

function FileState({ check, problem, outcome, busy, onAsIs }: FileStateProps): ReactElement {
  const { benchmarks, team } = words();
  if (outcome !== undefined) {
    return 'error' in outcome ? <ProblemNote error={outcome.error} /> : <p>{benchmarks.accepted(outcome.number)}</p>;
  }
  if (problem !== undefined) {
    return (
      <ProblemNote error={problem}>
        {problem instanceof ApiError && problem.problem.code === 'LINES_SHIFTED' && (
          <button type="button" disabled={busy} onClick={onAsIs}>
            {team.handIn.asIs}
          </button>
        )}
      </ProblemNote>
    );
  }
  if (check === undefined) return <p className="quiet">{benchmarks.whereTo}</p>;
  const { lines, changed } = check;
  return (
    <p className="quiet">
      {[benchmarks.checked(speech().integer(lines), speech().integer(changed)), ...oddities(check)].join(' ')}
    </p>
  );
}
