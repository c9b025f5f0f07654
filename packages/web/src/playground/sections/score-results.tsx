import { counted } from '@stet/core/internal';
import { DataTable } from '@stet/charts';
import type { ReactElement } from 'react';
import type { ScoredTexts } from '../scoring/scored-texts.js';
import { Downloads } from './downloads.js';
import { SentencesSection } from './sentences-section.js';
import { TypesSection } from './types-section.js';

/** The tables, the files, what was done by type, and the sentences. */
export function ScoreResults({ result }: { readonly result: ScoredTexts }): ReactElement {
  const { boards, types, warnings, recall, explored, sentences, systems } = result;
  return (
    <>
      {boards.map((table, at) => (
        <DataTable
          key={at}
          id={`scores-${at}`}
          table={{
            title: `${counted(systems.length, 'system')}, ${counted(sentences, 'sentence')}, best first`,
            ...table,
          }}
        />
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="note">
          {warning}
        </p>
      ))}
      <Downloads result={result} />
      {recall !== undefined && recall.rows.length > 0 && (
        <DataTable id="recall" table={{ title: 'Recall', ...recall }} />
      )}
      {types.length > 0 && <TypesSection types={types} />}
      <SentencesSection explored={explored} systems={systems} />
    </>
  );
}
