import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { NewPage } from '../shell/new-page.js';

export function NewBenchmarkPage(): ReactElement {
  const { benchmarks, shell } = words();
  return (
    <NewPage
      title={benchmarks.new}
      home={shell.home}
      nameHint={benchmarks.nameHint}
      onName={async (name) => (await api.post('/benchmarks', { json: { name } })).id}
      path="/benchmarks"
      text={benchmarks.restoreText}
      hint={benchmarks.restoreHint}
    />
  );
}
