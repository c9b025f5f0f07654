import { SentenceExplorer, explorerQuery, readExplorerQuery, type RenderAction } from '@stet/charts';
import type { GoldName, Task } from '@stet/server';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import './explorer-style.js';
import { submissionLoader, type NamedSubmission } from './submission-loader.js';
import { submissionSurvey } from './submission-survey.js';

interface SubmissionExplorerProps {
  readonly task: Task;
  readonly gold: GoldName;
  readonly systems: readonly NamedSubmission[];
  /** The key in a team's link; organisers and the public have none. */
  readonly teamKey?: string | undefined;
  /** What can be done about an edit, such as proposing it as an alternative answer. */
  readonly renderAction?: RenderAction | undefined;
}

/** Every sentence of the submissions; filters and position are kept in the address. */
export function SubmissionExplorer(props: SubmissionExplorerProps): ReactElement {
  const { task, gold, systems, teamKey, renderAction } = props;
  const [params, setParams] = useSearchParams();
  const { id, sentences, goldVersion, alternativesVersion } = task;
  // With a changed gold, all sentences must be loaded again.
  const loaderKey = JSON.stringify({ systems, version: gold === 'gold' ? goldVersion : alternativesVersion });
  const data = useMemo(() => {
    const named = (JSON.parse(loaderKey) as { readonly systems: readonly NamedSubmission[] }).systems;
    return {
      total: sentences,
      load: submissionLoader(id, gold, named, teamKey),
      survey: submissionSurvey(id, gold, named, teamKey),
    };
  }, [id, gold, sentences, loaderKey, teamKey]);
  return (
    <SentenceExplorer
      id="sentences"
      systems={systems.map(({ name }) => name)}
      data={data}
      language={task.settings.language}
      state={readExplorerQuery(params.toString())}
      onState={(state) => {
        const next = new URLSearchParams(explorerQuery(state));
        if (gold !== 'gold') next.set('gold', gold);
        setParams(next, { replace: true });
      }}
      {...(renderAction === undefined ? {} : { renderAction })}
    />
  );
}
