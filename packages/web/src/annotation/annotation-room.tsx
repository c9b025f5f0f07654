import type { ReactElement } from 'react';
import type { AnnotationSettings, Annotator, EssayRow } from '../api/types.js';
import { Loaded } from '../shell/loaded.js';
import { useQuery } from '../shell/use-query.js';
import type { TaskPart } from '../tasks/task-part.js';
import { AnnotatorsPart } from './annotators-part.js';
import { ComparisonPart } from './comparison-part.js';
import { EssaysPart } from './essays-part.js';
import { ExportPart } from './export-part.js';
import { GoldPart } from './gold-part.js';
import { SettingsPart } from './settings-part.js';
import { TypesPart } from './types-part.js';

const LOOK_AGAIN_MS = 5000;

/** Where an organiser has essays annotated: essays, annotators, what they agree on, and the gold they make. */
export default function AnnotationRoom({ task, onChange }: TaskPart): ReactElement {
  const { id } = task;
  const essays = useQuery<{ rows: EssayRow[] }>(`/tasks/${id}/essays`, { everyMs: LOOK_AGAIN_MS });
  const annotators = useQuery<{ rows: Annotator[] }>(`/tasks/${id}/annotators`, { everyMs: LOOK_AGAIN_MS });
  const settings = useQuery<AnnotationSettings>(`/tasks/${id}/annotation`);
  const refresh = (): void => {
    essays.refresh();
    annotators.refresh();
    settings.refresh();
    onChange();
  };
  return (
    <Loaded query={annotators} what="the annotators">
      {({ rows: people }) => (
        <Loaded query={essays} what="the essays">
          {({ rows }) => {
            const done = rows.flatMap(({ sheets }) => sheets).filter(({ state }) => state === 'done').length;
            return (
              <>
                <EssaysPart task={id} essays={rows} annotators={people} onChange={refresh} />
                <AnnotatorsPart task={id} annotators={people} onChange={refresh} />
                {people.length > 1 && <ComparisonPart task={id} annotators={people} done={done} />}
                <Loaded query={settings} what="the settings">
                  {(own) => (
                    <>
                      <SettingsPart key={own.instructions} task={id} settings={own} onChange={refresh} />
                      <TypesPart task={id} settings={own} onChange={refresh} />
                    </>
                  )}
                </Loaded>
                {done > 0 && (
                  <>
                    <ExportPart task={id} annotators={people.filter((one) => one.done > 0)} />
                    <GoldPart task={task} onChange={refresh} />
                  </>
                )}
              </>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
