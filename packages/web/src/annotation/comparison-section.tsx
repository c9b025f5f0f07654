import type { Annotator } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Select } from '../shell/choices.js';
import { Loaded } from '../shell/loaded.js';
import { ComparisonView } from './comparison-view.js';

interface ComparisonSectionProps {
  readonly task: string;
  /** Of the essays; empty if not set. */
  readonly language: string;
  readonly annotators: readonly Annotator[];
  /** The number of finished sheets; the comparison is fetched again when it changes. */
  readonly done: number;
}

/** Two annotators side by side, once both are done with an essay. */
export function ComparisonSection({ task, language, annotators, done }: ComparisonSectionProps): ReactElement {
  const ready = annotators.filter((annotator) => annotator.done > 0);
  const names = ready.map(({ id, name }) => [id, name] as const);
  const [chosen, setChosen] = useState<readonly [first: string, second: string]>();
  const [first, second] = chosen ?? [ready.at(0)?.id, ready.at(1)?.id];
  const areTwo = first !== undefined && second !== undefined && first !== second;
  const query = useQuery(areTwo ? '/tasks/:task/annotation/comparison' : undefined, {
    param: { task },
    query: { first, second },
    version: done,
  });
  const { comparison: texts, wanted } = words().annotation;
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">{texts.title}</h2>
      {first === undefined || second === undefined ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <>
          {ready.length > 2 && (
            <div className="inline-form">
              <Select label={texts.first} options={names} value={first} onChange={(id) => setChosen([id, second])} />
              <Select label={texts.second} options={names} value={second} onChange={(id) => setChosen([first, id])} />
            </div>
          )}
          <Loaded query={query} what={wanted.comparison}>
            {(comparison) => <ComparisonView comparison={comparison} language={language} />}
          </Loaded>
        </>
      )}
    </section>
  );
}
