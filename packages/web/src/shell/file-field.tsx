import { useId, useState, type ReactElement } from 'react';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly busy: boolean;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A field for files, which can be chosen or dropped on it. */
export function FileField({ label, hint, busy, multiple = false, onFiles }: FileFieldProps): ReactElement {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={over ? 'file-field over' : 'file-field'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={multiple}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          if (event.target.files !== null && event.target.files.length > 0) onFiles([...event.target.files]);
          // Reset, so that the same file can be chosen again once it is corrected.
          event.target.value = '';
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
