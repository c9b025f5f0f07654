import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { goldContent } from '../api/gold-content.js';
import { words } from '../language/words.js';
import { FileField } from '../shell/file-field.js';
import { GoldProblem } from '../shell/gold-problem.js';
import { useAction } from '../shell/use-action.js';
import type { TaskProps } from '../tasks/task-props.js';

/** Uploads a gold with alternative answers that was made elsewhere. */
export function UploadSection({ task: { id, goldVersion } }: TaskProps): ReactElement {
  const [lastFile, setLastFile] = useState<File>();
  const [change, setChange] = useState<number>();
  const upload = useAction(async (file: File, skipBadEdits?: boolean) => {
    setLastFile(file);
    setChange(undefined);
    const saved = await api.put('/tasks/:task/alternatives', {
      param: { task: id },
      ...goldContent(file, skipBadEdits),
    });
    setChange(saved.alternativesVersion);
  });
  const texts = words().alternatives.upload;
  return (
    <section aria-labelledby="upload-alternatives">
      <h2 id="upload-alternatives">{texts.title}</h2>
      <p>{texts.intro}</p>
      <div className="uploads">
        <FileField
          label={texts.label}
          hint={goldVersion === 0 ? texts.noGold : words().shell.goldTitles}
          busy={upload.busy || goldVersion === 0}
          isRefused={() => upload.error !== undefined}
          onFile={(file) => upload.run(file)}
        />
      </div>
      {upload.error !== undefined && (
        <GoldProblem error={upload.error} busy={upload.busy} onSkip={() => lastFile && upload.run(lastFile, true)} />
      )}
      <p role="status">{upload.busy ? texts.checking : change !== undefined && texts.saved(change)}</p>
    </section>
  );
}
