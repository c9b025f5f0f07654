import type { ReactElement } from 'react';
import { BenchmarkList } from '../benchmarks/benchmark-list.js';
import { CampaignList } from '../campaigns/campaign-list.js';
import { words } from '../language/words.js';
import { Organisers } from '../organisers/organisers.js';
import { useSession } from '../shell/session.js';
import { useTitle } from '../shell/use-title.js';
import { TaskList } from '../tasks/task-list.js';
import { Welcome } from './welcome.js';

/** Tasks and campaigns, and what to do next with each; for a stranger, what everybody may see. */
export function HomePage(): ReactElement {
  const { entries } = useSession();
  useTitle(undefined);
  if (entries === 0) return <Welcome />;
  return (
    <>
      <h1>{words().home.next}</h1>
      <TaskList />
      <BenchmarkList organises />
      <CampaignList />
      <Organisers />
    </>
  );
}
