import { detectJudgmentFormat } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.js';
import { Select } from '../shell/choices.js';
import { FileField } from '../shell/file-field.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { words } from '../language/words.js';

type FirstSentence = 'guess' | '0' | '1';

/** The beginning of a file, from which its format is known. */
const HEAD_BYTES = 4096;

/** Imports judgments made elsewhere, instead of sampling items. */
export function ImportSection({ campaign: { id, sentences, systems } }: { readonly campaign: Campaign }): ReactElement {
  const { import: imported } = words().prepare;
  const [, navigate] = useLocation();
  const [judgments, setJudgments] = useState<File>();
  const [ranks, setRanks] = useState<File>();
  const [awaitsRanks, setAwaitsRanks] = useState(false);
  const [firstSentence, setFirstSentence] = useState<FirstSentence>('guess');
  const { run, busy, error } = useAction(async (file: File, ranksFile: File | undefined, counted: FirstSentence) => {
    const isWaiting = ranksFile === undefined && (await isStepOne(file));
    setAwaitsRanks(isWaiting);
    if (isWaiting) return;
    const { warnings } = await api.put('/campaigns/:campaign/judgments', {
      param: { campaign: id },
      ...contentOf(file, ranksFile, counted),
    });
    navigate(`/campaigns/${id}/dashboard`, { state: { warnings } });
  });
  const ready = sentences > 0 && systems.length > 1;
  return (
    <section aria-labelledby="import">
      <h2 id="import">{imported.title}</h2>
      <p>
        {imported.intro((text) => (
          <code>{text}</code>
        ))}
      </p>
      <Select
        label={imported.countsFrom}
        options={[
          ['guess', imported.guess],
          ['0', '0'],
          ['1', '1'],
        ]}
        value={firstSentence}
        onChange={(counted) => {
          setFirstSentence(counted);
          // A file that was refused may fit now.
          if (error !== undefined && judgments !== undefined) run(judgments, ranks, counted);
        }}
      />
      <div className="uploads">
        <FileField
          label={imported.judgments}
          hint={ready ? imported.judgmentsHint : imported.notReady}
          busy={busy || !ready}
          isRefused={() => error !== undefined}
          onFile={(file) => {
            setJudgments(file);
            run(file, ranks, firstSentence);
          }}
        />
        <FileField
          label={imported.ranks}
          hint={imported.ranksHint}
          busy={busy || !ready}
          isRefused={() => error !== undefined}
          onFile={(file) => {
            setRanks(file);
            if (judgments !== undefined) run(judgments, file, firstSentence);
          }}
        />
      </div>
      <p role="status">{awaitsRanks && imported.awaitsRanks}</p>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}

/** Whether a file is SEEDA's step 1, which nobody can read without ranks. */
async function isStepOne(file: File): Promise<boolean> {
  try {
    return detectJudgmentFormat(await file.slice(0, HEAD_BYTES).text()) === 'seeda';
  } catch {
    // What it is, the server says better.
    return false;
  }
}

interface JudgmentsContent {
  readonly query: {
    readonly file: string;
    readonly firstSentence?: '0' | '1';
    readonly ranks?: string;
    readonly ranksBytes?: string;
  };
  readonly bytes: Blob;
}

/** The files as the API takes them: ranks, then judgments, in one body. */
function contentOf(file: File, ranks: File | undefined, firstSentence: FirstSentence): JudgmentsContent {
  const query = { file: file.name, ...(firstSentence === 'guess' ? {} : { firstSentence }) };
  if (ranks === undefined) return { query, bytes: file };
  return {
    query: { ...query, ranks: ranks.name, ranksBytes: String(ranks.size) },
    bytes: new Blob([ranks, file]),
  };
}
