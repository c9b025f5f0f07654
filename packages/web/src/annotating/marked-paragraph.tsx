import type { Paragraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import type { ReactElement } from 'react';
import { drawnText, type Drawn, type LinedMark } from './drawn-text.js';
import type { Selection } from './selection.js';

interface MarkedParagraphProps {
  readonly paragraph: Paragraph;
  readonly number: number;
  readonly marks: readonly Mark[];
  readonly selection: Selection | undefined;
  readonly language: string;
}

/**
 * A paragraph with proofreading marks. Its text in the DOM is exactly the paragraph's text: the style sheet draws numbers
 * and corrections, so that offsets in the DOM are offsets in the paragraph.
 */
export function MarkedParagraph({ paragraph, number, marks, selection, language }: MarkedParagraphProps): ReactElement {
  const Tag = paragraph.kind === 'title' ? 'h2' : 'p';
  return (
    <Tag className="to-mark" data-paragraph={number} lang={language} dir="auto">
      {drawnText(paragraph.text, number, marks, selection).map((drawn, at) => (
        <Piece key={at} drawn={drawn} marks={marks} />
      ))}
    </Tag>
  );
}

const MOST_LINES = 4;

function Piece({ drawn, marks }: { readonly drawn: Drawn; readonly marks: readonly Mark[] }): ReactElement {
  switch (drawn.kind) {
    case 'text':
      return drawn.marks.reduce<ReactElement>(
        (inner, lined) => <span className={classOf(lined, marks)}>{inner}</span>,
        drawn.selected ? <span className="chosen">{drawn.text}</span> : <>{drawn.text}</>,
      );
    case 'end':
    case 'insertion': {
      const { correction } = marks[drawn.mark];
      return (
        <span
          className={drawn.kind === 'end' ? 'mark-end' : 'mark-insertion'}
          data-number={drawn.mark + 1}
          data-correction={correction.trim()}
        />
      );
    }
    case 'caret':
      return <span className="chosen-place" />;
  }
}

function classOf({ mark, line }: LinedMark, marks: readonly Mark[]): string {
  const { correction } = marks[mark];
  return `marked line-${Math.min(line, MOST_LINES - 1)}${correction.trim() === '' ? ' deleted' : ''}`;
}
