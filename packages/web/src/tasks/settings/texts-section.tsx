import { counted, goldTitles } from '@stet/core/internal';
import { useState, type ReactElement } from 'react';
import { api } from '../../api/api.js';
import { goldContent } from '../../api/gold-content.js';
import { FileField } from '../../shell/file-field.js';
import { isGoldAsSource } from '../../shell/gold-as-source.js';
import { GoldProblem } from '../../shell/gold-problem.js';
import { useAction } from '../../shell/use-action.js';
import type { TaskProps } from '../task-props.js';

/** Source and gold; each is checked on upload. */
export function TextsSection({ task }: TaskProps): ReactElement {
  const { id, sentences, annotators, skippedEdits, goldVersion, submissions } = task;
  const [last, setLast] = useState<{ readonly text: 'source' | 'gold'; readonly file: File }>();
  const upload = useAction(async (text: 'source' | 'gold', file: File, skipBadEdits?: boolean) => {
    setLast({ text, file });
    if (text === 'source') {
      await api.put('/tasks/:task/source', { param: { task: id }, query: { file: file.name }, bytes: file });
      return;
    }
    await api.put('/tasks/:task/gold', { param: { task: id }, ...goldContent(file, skipBadEdits) });
  });
  const isRefused = (text: 'source' | 'gold'): boolean => upload.error !== undefined && last?.text === text;
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">Source and gold</h2>
      <p>
        The source is plain text in UTF-8, one tokenised sentence per line. A gold brings its own source, in any format
        that <code>stet convert</code> reads: upload the gold alone, or the source first and the gold when it is ready.
      </p>
      <div className="uploads">
        <FileField
          label="Source"
          hint={submissions > 0 ? 'cannot change once a team has handed in' : 'what the learners wrote'}
          busy={upload.busy || submissions > 0}
          isRefused={() => isRefused('source')}
          onFile={(file) => upload.run('source', file)}
        />
        <FileField
          label="Gold"
          hint={
            submissions > 0 && goldVersion > 0
              ? `changing it makes ${counted(submissions, 'score')} stale until they are computed again`
              : goldTitles
          }
          busy={upload.busy}
          isRefused={() => isRefused('gold')}
          onFile={(file) => upload.run('gold', file)}
        />
      </div>
      {upload.error !== undefined && (
        <GoldProblem error={upload.error} busy={upload.busy} onSkip={() => last && upload.run('gold', last.file, true)}>
          {last !== undefined && isGoldAsSource(upload.error) && (
            <button type="button" disabled={upload.busy} onClick={upload.on('gold', last.file)}>
              Upload it as the gold
            </button>
          )}
        </GoldProblem>
      )}
      <p role="status">
        {upload.busy
          ? 'Checking …'
          : sentences === 0
            ? 'No source yet.'
            : goldVersion === 0
              ? `${counted(sentences, 'sentence')}, no gold yet.`
              : `${counted(sentences, 'sentence')} with a gold by ${counted(annotators, 'annotator')}${
                  skippedEdits === 0 ? '' : `, without ${counted(skippedEdits, 'edit')} whose offsets are bad`
                }.`}
      </p>
      {sentences > 0 && (
        <p className="exports">
          <a
            className="button"
            href={api.href('/tasks/:task/source', { param: { task: id }, query: { format: 'txt' } })}
            download
          >
            Source as text
          </a>
          {goldVersion > 0 && (
            <a
              className="button"
              href={api.href('/tasks/:task/golds/:gold', {
                param: { task: id, gold: 'gold' },
                query: { format: 'm2' },
              })}
              download
            >
              Gold as M2
            </a>
          )}
        </p>
      )}
    </section>
  );
}
