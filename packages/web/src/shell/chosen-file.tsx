import { useEffect, useState, type ReactElement } from 'react';
import { countLines } from './count-lines.js';
import { words } from '../language/words.js';

const MARKS = { waiting: '…', refused: '✗', taken: '✓' };

interface ChosenFileProps {
  readonly file: File;
  readonly state: keyof typeof MARKS;
}

/** A file that was chosen: its name, its lines, and what became of it. */
export function ChosenFile({ file, state }: ChosenFileProps): ReactElement {
  const { shell } = words();
  const lines = useLines(file);
  return (
    <li className={state}>
      <span className="mark" aria-hidden="true">
        {MARKS[state]}
      </span>
      <span>
        <bdi>{file.name}</bdi>
        {lines !== undefined && `, ${shell.lines(lines)}`}
        {state === 'refused' && `, ${shell.notTaken}`}
      </span>
    </li>
  );
}

function useLines(file: File): number | undefined {
  const [found, setFound] = useState<{ readonly file: File; readonly lines: number | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void countLines(file).then((lines) => {
      if (isCurrent) setFound({ file, lines });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return found?.file === file ? found.lines : undefined;
}
