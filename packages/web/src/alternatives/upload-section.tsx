import { goldTitles } from '@stet/core/internal';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { goldContent } from '../api/gold-content.js';
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
  return (
    <section aria-labelledby="upload-alternatives">
      <h2 id="upload-alternatives">Alternative answers from elsewhere</h2>
      <p>You can also upload a gold that has them already. It must have the sentences of this task.</p>
      <div className="uploads">
        <FileField
          label="Gold with alternative answers"
          hint={goldVersion === 0 ? 'after the gold' : goldTitles}
          busy={upload.busy || goldVersion === 0}
          isRefused={() => upload.error !== undefined}
          onFile={(file) => upload.run(file)}
        />
      </div>
      {upload.error !== undefined && (
        <GoldProblem error={upload.error} busy={upload.busy} onSkip={() => lastFile && upload.run(lastFile, true)} />
      )}
      <p role="status">{upload.busy ? 'Checking …' : change !== undefined && `Saved as version ${change}.`}</p>
    </section>
  );
}
