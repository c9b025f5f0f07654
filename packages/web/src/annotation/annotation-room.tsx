import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskProps } from '../tasks/task-props.js';
import { AnnotatorsSection } from './annotators-section.js';
import { ComparisonSection } from './comparison-section.js';
import { EssaysSection } from './essays-section.js';
import { ExportSection } from './export-section.js';
import { GoldSection } from './gold-section.js';
import { SettingsSection } from './settings-section.js';
import { TypesSection } from './types-section.js';

const LOOK_AGAIN_MS = 5000;

/** Where an organiser has essays annotated: essays, annotators, their agreement, and the resulting gold. */
export default function AnnotationRoom({ task }: TaskProps): ReactElement {
  const { id } = task;
  const essays = useQuery('/tasks/:task/essays', { param: { task: id }, everyMs: LOOK_AGAIN_MS });
  const annotators = useQuery('/tasks/:task/annotators', { param: { task: id }, everyMs: LOOK_AGAIN_MS });
  const settings = useQuery('/tasks/:task/annotation', { param: { task: id } });
  const { wanted } = words().annotation;
  return (
    <Loaded query={annotators} what={wanted.annotators}>
      {({ rows: people }) => (
        <Loaded query={essays} what={wanted.essays}>
          {({ rows }) => {
            const done = rows.flatMap(({ sheets }) => sheets).filter(({ state }) => state === 'done').length;
            return (
              <>
                <EssaysSection task={id} essays={rows} annotators={people} />
                <AnnotatorsSection task={id} annotators={people} />
                {people.length > 1 && (
                  <ComparisonSection task={id} language={task.settings.language} annotators={people} done={done} />
                )}
                <Loaded query={settings} what={wanted.settings}>
                  {(settings) => (
                    <>
                      <SettingsSection task={id} settings={settings} />
                      <TypesSection task={id} settings={settings} />
                    </>
                  )}
                </Loaded>
                {done > 0 && (
                  <>
                    <ExportSection task={id} annotators={people.filter((annotator) => annotator.done > 0)} />
                    <GoldSection task={task} />
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
