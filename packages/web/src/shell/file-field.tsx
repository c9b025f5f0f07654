import { useId, useState, type ReactElement } from 'react';
import { ChosenFile } from './chosen-file.js';
import { useFileDrop } from './use-file-drop.js';
import { words } from '../language/words.js';

type FileFieldProps = {
  readonly label: string;
  readonly hint: string;
  /** Whether files are being taken just now, or cannot be taken at all. */
  readonly busy: boolean;
  /** Which of the chosen files turned out to be wrong. */
  readonly isRefused?: (file: File) => boolean;
} & (
  | { readonly onFile: (file: File) => void }
  /** Takes several files at once. */
  | { readonly onFiles: (files: readonly File[]) => void }
);

/** A field for files, which can be chosen or dropped on it. It shows what was chosen, and how many lines it has. */
export function FileField(props: FileFieldProps): ReactElement {
  const { label, hint, busy, isRefused = () => false } = props;
  const id = useId();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const take = (files: FileList | null): void => {
    if (busy || files === null || files.length === 0) return;
    const taken = 'onFiles' in props ? [...files] : [files[0]];
    setChosen(taken);
    if ('onFiles' in props) props.onFiles(taken);
    else props.onFile(taken[0]);
  };
  const { isOver, zone } = useFileDrop(take);
  return (
    <div className={isOver && !busy ? 'file-field over' : 'file-field'} {...zone}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={'onFiles' in props}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          take(target.files);
          // Reset, so that the same file can be chosen again once it is corrected.
          target.value = '';
        }}
      />
      <small id={`${id}-hint`}>{isOver && !busy ? words().shell.dropFile : hint}</small>
      <ul className="chosen-files">
        {chosen.map((file, at) => (
          <ChosenFile key={`${at} ${file.name}`} file={file} state={stateOf(busy, isRefused(file))} />
        ))}
      </ul>
    </div>
  );
}

const stateOf = (busy: boolean, refused: boolean): 'waiting' | 'refused' | 'taken' =>
  busy ? 'waiting' : refused ? 'refused' : 'taken';
