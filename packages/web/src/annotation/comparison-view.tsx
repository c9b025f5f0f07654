import { counted, decimal } from '@stet/core/internal';
import type { Comparison } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Select } from '../shell/choices.js';
import { Figure } from '../shell/figure.js';
import { ListTable } from '../shell/list-table.js';
import { ComparedSource } from './compared-source.js';
import { DroppedMarks } from './dropped-marks.js';

/** How the edits of two annotators differ. */
type Difference = keyof Comparison['counts'];

const DIFFERENCES: readonly (readonly [Difference, title: string])[] = [
  ['same', 'agreed'],
  ['otherType', 'same correction, different type'],
  ['otherCorrection', 'same words, different correction'],
  ['otherSpan', 'overlapping words'],
  ['alone', 'only one'],
];
const titles = new Map(DIFFERENCES);

interface ComparisonViewProps {
  readonly comparison: Comparison;
  /** Of the essays; empty if not set. */
  readonly language: string;
}

/** How far two annotators agree, and every edit where they differ. */
export function ComparisonView({ comparison, language }: ComparisonViewProps): ReactElement {
  const { first, second, essays, agreement, withInsertions, counts, sentences, dropped } = comparison;
  const [only, setOnly] = useState<Difference | 'all'>('all');
  const shown = sentences.filter(({ pairs }) => only === 'all' || pairs.some(({ difference }) => difference === only));
  return (
    <>
      <p>
        <bdi>{first.name}</bdi> and <bdi>{second.name}</bdi>, {counted(essays, 'essay')},{' '}
        {counted(agreement.sentences, 'sentence')}, {counted(agreement.units, 'token')}.
      </p>
      <dl className="figures">
        <Figure name="Cohen’s κ, tokens within marks">{decimal(agreement.kappa)}</Figure>
        <Figure name="κ with places between tokens">{decimal(withInsertions.kappa)}</Figure>
        {DIFFERENCES.map(([difference, title]) => (
          <Figure key={difference} name={title}>
            {counts[difference]}
          </Figure>
        ))}
      </dl>
      <p className="quiet">
        κ says how far the two agree, beyond chance, on which tokens need correction (Ng et al. 2014, section 6.1). It
        is 0.43 for the two annotators of CoNLL-2014. Both marked {agreement.both} tokens, only the first{' '}
        {agreement.firstOnly}, only the second {agreement.secondOnly}.
      </p>
      <Select
        className="narrow-field"
        label="Show"
        options={[['all', 'all sentences with marks'], ...DIFFERENCES]}
        value={only}
        onChange={setOnly}
      />
      <p role="status" className="quiet">
        {counted(shown.length, 'sentence')}
      </p>
      <ol className="compared">
        {shown.map(({ document, paragraph, sentence, source, pairs }) => (
          <li key={`${document} ${paragraph} ${sentence}`}>
            <p className="facts">
              <span>
                essay <bdi>{document}</bdi>
              </span>
              <span>paragraph {paragraph + 1}</span>
              <span>sentence {sentence + 1}</span>
            </p>
            <p className="sentence" lang={language} dir="auto">
              {source}
            </p>
            <ListTable
              name={`Marks in essay ${document}, paragraph ${paragraph + 1}, sentence ${sentence + 1}`}
              columns={['Outcome', ...[first, second].map(({ name }) => ({ title: <bdi>{name}</bdi> }))]}
            >
              {pairs.map(({ difference, first: firstEdit, second: secondEdit }, at) => (
                <tr key={at} className={difference}>
                  <th scope="row">{titles.get(difference)}</th>
                  <td>
                    <ComparedSource source={source} edit={firstEdit} language={language} />
                  </td>
                  <td>
                    <ComparedSource source={source} edit={secondEdit} language={language} />
                  </td>
                </tr>
              ))}
            </ListTable>
          </li>
        ))}
      </ol>
      <DroppedMarks notes={dropped} outcome="not compared" />
    </>
  );
}
