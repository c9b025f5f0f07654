import { decimal } from '@stet/core/internal';
import type { Comparison } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { speech, words } from '../language/words.js';
import { Select } from '../shell/choices.js';
import { Figure } from '../shell/figure.js';
import { ListTable } from '../shell/list-table.js';
import { ComparedSource } from './compared-source.js';
import { DroppedMarks } from './dropped-marks.js';

/** How the edits of two annotators differ. */
type Difference = keyof Comparison['counts'];

const DIFFERENCES: readonly Difference[] = ['same', 'otherType', 'otherCorrection', 'otherSpan', 'alone'];

interface ComparisonViewProps {
  readonly comparison: Comparison;
  /** Of the essays; empty if not set. */
  readonly language: string;
}

/** How far two annotators agree, and every edit where they differ. */
export function ComparisonView({ comparison, language }: ComparisonViewProps): ReactElement {
  const { first, second, essays, agreement, withInsertions, counts, sentences, dropped } = comparison;
  const texts = words().annotation.comparison;
  const [only, setOnly] = useState<Difference | 'all'>('all');
  const shown = sentences.filter(({ pairs }) => only === 'all' || pairs.some(({ difference }) => difference === only));
  return (
    <>
      <p>{texts.of(<bdi>{first.name}</bdi>, <bdi>{second.name}</bdi>, essays, agreement.sentences, agreement.units)}</p>
      <dl className="figures">
        <Figure name={texts.kappa}>{speech().written(decimal(agreement.kappa))}</Figure>
        <Figure name={texts.kappaWithInsertions}>{speech().written(decimal(withInsertions.kappa))}</Figure>
        {DIFFERENCES.map((difference) => (
          <Figure key={difference} name={texts[difference]}>
            {speech().integer(counts[difference])}
          </Figure>
        ))}
      </dl>
      <p className="quiet">{texts.explained(agreement.both, agreement.firstOnly, agreement.secondOnly)}</p>
      <Select
        className="narrow-field"
        label={texts.show}
        options={[['all', texts.all], ...DIFFERENCES.map((difference) => [difference, texts[difference]] as const)]}
        value={only}
        onChange={setOnly}
      />
      <p role="status" className="quiet">
        {texts.shown(shown.length)}
      </p>
      <ol className="compared">
        {shown.map(({ document, paragraph, sentence, source, pairs }) => (
          <li key={`${document} ${paragraph} ${sentence}`}>
            <p className="facts">
              <span>{texts.essay(<bdi>{document}</bdi>)}</span>
              <span>{texts.paragraph(paragraph + 1)}</span>
              <span>{texts.sentence(sentence + 1)}</span>
            </p>
            <p className="sentence" lang={language} dir="auto">
              {source}
            </p>
            <ListTable
              name={texts.marksIn(document, paragraph + 1, sentence + 1)}
              columns={[texts.outcome, ...[first, second].map(({ name }) => ({ title: <bdi>{name}</bdi> }))]}
            >
              {pairs.map(({ difference, first: firstEdit, second: secondEdit }, at) => (
                <tr key={at} className={difference}>
                  <th scope="row">{texts[difference]}</th>
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
      <DroppedMarks notes={dropped} summary={texts.notCompared} />
    </>
  );
}
