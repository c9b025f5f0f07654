import { scoreTables } from '@stet/core/internal';
import { DataTable } from '@stet/charts';
import type { ReactElement } from 'react';
import type { ScoredTexts } from '../scoring/scored-texts.js';
import { Downloads } from './downloads.js';
import { SentencesSection } from './sentences-section.js';
import { TypesSection } from './types-section.js';
import { words } from '../../language/words.js';
import { Reported } from '../../shell/reported.js';
import { optionLabel } from '../option-label.js';
import { DIGITS } from '../digits.js';
import { recallTable } from './recall-table.js';
import { tablesByType, withoutTypes } from './tables-by-type.js';

/** The tables, the files, what was done by type, and the sentences. */
export function ScoreResults({ result }: { readonly result: ScoredTexts }): ReactElement {
  const { playground } = words();
  const { board, warnings, recall, explored } = result;
  const systems = board.systems.map(({ name }) => name);
  const boards = scoreTables(withoutTypes(board), DIGITS, playground.tables);
  const types = tablesByType(board, DIGITS, playground.tables);
  const recallByType = recall === undefined ? undefined : recallTable(recall);
  return (
    <>
      {boards.map((table, at) => (
        <DataTable
          key={at}
          id={`scores-${at}`}
          table={{
            title: playground.tableTitle(systems.length, board.sentences),
            ...table,
          }}
        />
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="note">
          {playground.warning(<Reported optionWord={optionLabel}>{warning}</Reported>)}
        </p>
      ))}
      <Downloads result={result} />
      {recallByType !== undefined && recallByType.rows.length > 0 && <DataTable id="recall" table={recallByType} />}
      {types.length > 0 && <TypesSection types={types} />}
      <SentencesSection explored={explored} systems={systems} />
    </>
  );
}
