import { detectJudgmentFormat } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.js';
import { Select } from '../shell/choices.js';
import { FileField } from '../shell/file-field.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

type FirstSentence = 'guess' | '0' | '1';

const FIRST_SENTENCES: readonly (readonly [FirstSentence, string])[] = [
  ['guess', 'guess from the outputs'],
  ['0', '0'],
  ['1', '1'],
];

/** The beginning of a file, from which its format is known. */
const HEAD_BYTES = 4096;

/** Imports judgments made elsewhere, instead of sampling items. */
export function ImportSection({ campaign: { id, sentences, systems } }: { readonly campaign: Campaign }): ReactElement {
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
      <h2 id="import">Or import judgments</h2>
      <p>
        Judgments that were made elsewhere on these texts, in any format that <code>stet judgments</code> reads. The
        campaign is then closed, and its dashboard shows the results, and what had to be guessed.
      </p>
      <Select
        label="The file counts sentences from"
        options={FIRST_SENTENCES}
        value={firstSentence}
        onChange={(counted) => {
          setFirstSentence(counted);
          // A file that was refused may fit now.
          if (error !== undefined && judgments !== undefined) run(judgments, ranks, counted);
        }}
      />
      <div className="uploads">
        <FileField
          label="Judgments"
          hint={
            ready
              ? 'XML, CSV or JSON Lines; or SEEDA’s step 1, as JSON Lines or a tar file of its folder'
              : 'after the source and at least two systems'
          }
          busy={busy || !ready}
          isRefused={() => error !== undefined}
          onFile={(file) => {
            setJudgments(file);
            run(file, ranks, firstSentence);
          }}
        />
        <FileField
          label="Ranks"
          hint="only for SEEDA’s step 1, which has none: judgments_edit.xml"
          busy={busy || !ready}
          isRefused={() => error !== undefined}
          onFile={(file) => {
            setRanks(file);
            if (judgments !== undefined) run(judgments, file, firstSentence);
          }}
        />
      </div>
      <p role="status">
        {awaitsRanks && 'These are SEEDA’s judgments of edits. Now choose the ranks that belong to them.'}
      </p>
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
