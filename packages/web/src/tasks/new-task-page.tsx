import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { NewPage } from '../shell/new-page.js';

export function NewTaskPage(): ReactElement {
  const { shell, tasks } = words();
  return (
    <NewPage
      title={tasks.newTask}
      home={shell.home}
      nameHint={tasks.nameHint}
      onName={async (name) => (await api.post('/tasks', { json: { name } })).id}
      path="/tasks"
      text={tasks.restore}
      hint={tasks.backupHint}
    />
  );
}
