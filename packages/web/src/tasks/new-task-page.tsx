import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { NewPage } from '../shell/new-page.js';

export function NewTaskPage(): ReactElement {
  return (
    <NewPage
      title="New task"
      home="Home"
      nameHint="Teams see it too."
      onName={async (name) => (await api.post('/tasks', { json: { name } })).id}
      path="/tasks"
      text="It becomes a new task with everything in the backup except the links of teams and annotators, which you make again."
      hint="downloaded from the settings of a task"
    />
  );
}
