import { SentenceExplorer, explorerQuery, readExplorerQuery, type RenderAction } from '@stet/charts';
import type { ExploredSentence } from '@stet/core';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { request } from '../api/request.js';
import type { GoldName, Task } from '../api/types.js';
import type { ExploredSystem } from './explored-system.js';
import { mergeSystems } from './merge-systems.js';

interface SubmissionExplorerProps {
  readonly task: Task;
  readonly gold: GoldName;
  readonly systems: readonly ExploredSystem[];
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
  const version = gold === 'gold' ? goldVersion : alternativesVersion;
  const known = JSON.stringify(systems);
  const data = useMemo(() => {
    const named = new Map((JSON.parse(known) as ExploredSystem[]).map(({ name, submission }) => [name, submission]));
    return { total: sentences, load: loader(id, gold, version, named, teamKey) };
  }, [id, gold, version, sentences, known, teamKey]);
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

type Load = (from: number, to: number, systems: readonly string[]) => Promise<readonly ExploredSentence[]>;

/** Fetches a submission whole and once; what is shown of it is then at hand at once. */
function loader(
  task: string,
  gold: GoldName,
  version: number,
  named: ReadonlyMap<string, string>,
  key: string | undefined,
): Load {
  const fetched = new Map<string, Promise<readonly ExploredSentence[]>>();
  const sentencesOf = (name: string): Promise<readonly ExploredSentence[]> => {
    const submission = named.get(name) ?? '';
    const known = fetched.get(submission);
    if (known !== undefined) return known;
    const path = `/tasks/${task}/submissions/${submission}/sentences?gold=${gold}&version=${version}`;
    const asked = request<{ rows: ExploredSentence[] }>(path, key === undefined ? {} : { key }).then(
      ({ rows }) => rows,
    );
    fetched.set(submission, asked);
    // What failed is asked for again.
    asked.catch(() => fetched.delete(submission));
    return asked;
  };
  return async (from, to, names) => {
    const all = await Promise.all(names.map(async (name) => ({ name, sentences: await sentencesOf(name) })));
    return mergeSystems(all).slice(from, to);
  };
}
