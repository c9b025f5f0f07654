import { MarkedSentence } from '@stet/charts';
import { tokenise, type EditMark } from '@stet/core/internal';
import type { Question } from '@stet/server';
import type { ReactElement } from 'react';
import '../explorer/explorer-style.js';

interface DrawnProposalProps {
  readonly edit: Pick<Question, 'source' | 'start' | 'end' | 'correction'>;
  readonly language: string;
}

/** A proposed correction, drawn into its sentence with proofreading marks. */
export function DrawnProposal({ edit, language }: DrawnProposalProps): ReactElement {
  const { source, start, end, correction } = edit;
  const mark: EditMark = {
    kind: 'unneeded',
    start,
    end,
    type: '',
    annotator: 0,
    corrections: [correction],
    words: tokenise(source).slice(start, end).join(' '),
  };
  return (
    <div className="stet-explorer">
      <p className="text" dir="auto" lang={language}>
        <MarkedSentence source={source} marks={[mark]} judged={false} />
      </p>
    </div>
  );
}
