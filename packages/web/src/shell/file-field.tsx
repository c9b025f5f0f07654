import { useId, useState, type ReactElement } from 'react';

type FileFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly busy: boolean;
} & (
  | { readonly onFile: (file: File) => void }
  /** Takes several files at once. */
  | { readonly onFiles: (files: readonly File[]) => void }
);

/** A field for files, which can be chosen or dropped on it. */
export function FileField(props: FileFieldProps): ReactElement {
  const { label, hint, busy } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files === null || files.length === 0) return;
    if ('onFiles' in props) props.onFiles([...files]);
    else props.onFile(files[0]);
  };
  return (
    <div
      className={over ? 'file-field over' : 'file-field'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy) take(event.dataTransfer.files);
      }}
    >
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
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
