import { MARK_KINDS, type ExploredOutput, type ExploredSentence } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';
import { EditNotes } from './edit-notes.js';
import type { RenderAction } from './explorer-props.js';
import { MarkedSentence } from './marked-sentence.js';
import { SIGNS } from './mark-words.js';

export interface ExploredRowProps {
  readonly sentence: ExploredSentence;
  /** An open sentence also shows the source and the output as text, and each edit by itself. */
  readonly open: boolean;
  readonly renderAction?: RenderAction | undefined;
  /** Of the sentence, where that is known. */
  readonly language?: string | undefined;
}

/** A sentence with what the systems made of it, side by side where there is room. */
export function ExploredRow({ sentence, open, renderAction, language }: ExploredRowProps): ReactElement {
  const { source, outputs } = sentence;
  const words = chartWords().explorer;
  return (
    <div className="row-text">
      {open && (
        <p className="plain" dir="auto">
          <span className="label">{words.source}</span> <span lang={language}>{source}</span>
        </p>
      )}
      <div className="outputs">
        {outputs.map((output) => (
          <div key={output.system} className="output">
            <Counts output={output} />
            <p className="text" lang={language} dir="auto">
              <MarkedSentence source={source} marks={output.marks} />
            </p>
            {open && (
              <>
                <p className="plain" dir="auto">
                  <span className="label">{words.output}</span>{' '}
                  <Written output={output} source={source} language={language} />
                </p>
                <EditNotes sentence={sentence} output={output} renderAction={renderAction} />
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface WrittenProps extends Pick<ExploredRowProps, 'language'> {
  readonly output: ExploredOutput;
  readonly source: string;
}

/** The output as it was written. */
function Written({ output, source, language }: WrittenProps): ReactElement {
  const { hypothesis } = output;
  const words = chartWords().explorer;
  if (hypothesis === source) return <i>{words.asSource}</i>;
  return hypothesis.trim() === '' ? <i>{words.emptyLine}</i> : <span lang={language}>{hypothesis}</span>;
}

/** The system, its counts, and the annotator it is compared with. */
function Counts({ output }: { readonly output: ExploredOutput }): ReactElement {
  const { system, annotator, correct, proposed, gold, marks } = output;
  const words = chartWords().explorer;
  const count = (kind: keyof typeof SIGNS): number => marks.filter((mark) => mark.kind === kind).length;
  // Most metrics know no wrong edits, only missed and unneeded ones.
  const kinds = MARK_KINDS.filter((kind) => kind !== 'wrong' || count(kind) > 0);
  return (
    <p className="counts">
      <b>
        <bdi>{system}</bdi>
      </b>{' '}
      {marks.length === 0 ? (
        <span className="count">{words.nothing}</span>
      ) : (
        <>
          {kinds.map((kind) => (
            <span key={kind} className={`count ${kind}`} title={`${words.outcomes[kind]}: ${count(kind)}`}>
              <span aria-hidden="true">{SIGNS[kind]}</span>
              <span className="unseen">{words.outcomes[kind]}</span> {count(kind)}{' '}
            </span>
          ))}
        </>
      )}{' '}
      <span className="against" title={words.counts(correct, proposed, gold)}>
        {words.annotator(annotator)}
      </span>
    </p>
  );
}
