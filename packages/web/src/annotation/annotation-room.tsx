import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Loaded } from '../shell/loaded.js';
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
export default function AnnotationRoom({ task }: TaskPart): ReactElement {
  const { id } = task;
  const essays = useQuery('/tasks/:task/essays', { param: { task: id }, everyMs: LOOK_AGAIN_MS });
  const annotators = useQuery('/tasks/:task/annotators', { param: { task: id }, everyMs: LOOK_AGAIN_MS });
  const settings = useQuery('/tasks/:task/annotation', { param: { task: id } });
  return (
    <Loaded query={annotators} what="the annotators">
      {({ rows: people }) => (
        <Loaded query={essays} what="the essays">
          {({ rows }) => {
            const done = rows.flatMap(({ sheets }) => sheets).filter(({ state }) => state === 'done').length;
            return (
              <>
                <EssaysPart task={id} essays={rows} annotators={people} />
                <AnnotatorsPart task={id} annotators={people} />
                {people.length > 1 && <ComparisonPart task={id} annotators={people} done={done} />}
                <Loaded query={settings} what="the settings">
                  {(own) => (
                    <>
                      <SettingsPart key={own.instructions} task={id} settings={own} />
                      <TypesPart task={id} settings={own} />
                    </>
                  )}
                </Loaded>
                {done > 0 && (
                  <>
                    <ExportPart task={id} annotators={people.filter((one) => one.done > 0)} />
                    <GoldPart task={task} />
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
