import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/api.js';
import { STANDARD_INSTRUCTIONS } from '../prepare/standard-instructions.js';
import { STANDARD_PRACTICE } from '../prepare/standard-practice.js';
import { ProblemNote } from '../shell/problem-note.js';
import { RestoreSection } from '../shell/restore-section.js';
import { useAction } from '../shell/use-action.js';
import { useTitle } from '../shell/use-title.js';

/** Names a new campaign; everything else follows on its own page. */
export function NewCampaignPage(): ReactElement {
  useTitle('New campaign');
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const { run, busy, error } = useAction(async (title: string) => {
    const { id } = await api.post('/campaigns', { json: { name: title, instructions: STANDARD_INSTRUCTIONS } });
    await api.put('/campaigns/:campaign/practice', { param: { campaign: id }, json: STANDARD_PRACTICE });
    navigate(`/campaigns/${id}/settings`);
  });
  return (
    <>
      <p className="crumb">
        <Link href="/">Campaigns</Link>
      </p>
      <h1>New campaign</h1>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(name.trim());
        }}
      >
        <label>
          Name
          <input
            type="text"
            required
            maxLength={200}
            dir="auto"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <small>Judges see it, too.</small>
        </label>
        {error !== undefined && <ProblemNote error={error} />}
        <div className="actions">
          <button type="submit" className="main" disabled={busy}>
            Go on to the texts
          </button>
        </div>
      </form>
      <RestoreSection
        path="/campaigns"
        text="It becomes a new campaign with all that it held, but for the links of judges, which are made anew."
        hint="as the dashboard exports it"
      />
    </>
  );
}
