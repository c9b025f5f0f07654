import { useState, type ReactElement } from 'react';
import { api } from '../../api/api.js';
import { goldContent } from '../../api/gold-content.js';
import { words } from '../../language/words.js';
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
  const { texts } = words().tasks;
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">{texts.title}</h2>
      <p>
        {texts.intro((command) => (
          <code>{command}</code>
        ))}
      </p>
      <div className="uploads">
        <FileField
          label={texts.source}
          hint={submissions > 0 ? texts.sourceFixed : texts.sourceHint}
          busy={upload.busy || submissions > 0}
          isRefused={() => isRefused('source')}
          onFile={(file) => upload.run('source', file)}
        />
        <FileField
          label={texts.gold}
          hint={submissions > 0 && goldVersion > 0 ? texts.goldChanges(submissions) : words().shell.goldTitles}
          busy={upload.busy}
          isRefused={() => isRefused('gold')}
          onFile={(file) => upload.run('gold', file)}
        />
      </div>
      {upload.error !== undefined && (
        <GoldProblem error={upload.error} busy={upload.busy} onSkip={() => last && upload.run('gold', last.file, true)}>
          {last !== undefined && isGoldAsSource(upload.error) && (
            <button type="button" disabled={upload.busy} onClick={upload.on('gold', last.file)}>
              {texts.asGold}
            </button>
          )}
        </GoldProblem>
      )}
      <p role="status">
        {upload.busy
          ? texts.checking
          : sentences === 0
            ? texts.noSource
            : goldVersion === 0
              ? texts.noGold(sentences)
              : skippedEdits === 0
                ? texts.withGold(sentences, annotators)
                : texts.withSkippedEdits(sentences, annotators, skippedEdits)}
      </p>
      {sentences > 0 && (
        <p className="exports">
          <a
            className="button"
            href={api.href('/tasks/:task/source', { param: { task: id }, query: { format: 'txt' } })}
            download
          >
            {texts.sourceAsText}
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
              {texts.goldAsM2}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
