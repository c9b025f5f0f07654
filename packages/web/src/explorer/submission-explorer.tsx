import { SentenceExplorer, explorerQuery, readExplorerQuery, type RenderAction } from '@stet/charts';
import type { GoldName, Task } from '@stet/server';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import './explorer-style.js';
import type { NamedSubmission } from './named-submission.js';
import { submissionLoader } from './submission-loader.js';

interface SubmissionExplorerProps {
  readonly task: Task;
  readonly gold: GoldName;
  readonly systems: readonly NamedSubmission[];
  /** Of a team's link; organisers and everybody else have none. */
  readonly teamKey?: string | undefined;
  /** What can be done about an edit, such as to say that it is right. */
  readonly renderAction?: RenderAction | undefined;
}

/** Every sentence of the submissions; the address holds what is looked at. */
export function SubmissionExplorer(props: SubmissionExplorerProps): ReactElement {
  const { task, gold, systems, teamKey, renderAction } = props;
  const [params, setParams] = useSearchParams();
  const { id, sentences, goldVersion, alternativesVersion } = task;
  // Against a changed gold all sentences are others.
  const asked = JSON.stringify({ systems, version: gold === 'gold' ? goldVersion : alternativesVersion });
  const data = useMemo(() => {
    const named = (JSON.parse(asked) as { readonly systems: readonly NamedSubmission[] }).systems;
    return { total: sentences, load: submissionLoader(id, gold, named, teamKey) };
  }, [id, gold, sentences, asked, teamKey]);
  return (
    <SentenceExplorer
      id="sentences"
      systems={systems.map(({ name }) => name)}
      data={data}
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
