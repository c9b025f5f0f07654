import type { NewVerdict, Question } from '@stet/server';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { words } from '../language/words.js';
import { ProblemNote } from '../shell/problem-note.js';
import { nextQuestion } from './next-question.js';
import { QuestionView } from './question-view.js';
import { useQuestionKeys } from './use-question-keys.js';
import { useVerdicts } from './use-verdicts.js';
import { VerdictFoot } from './verdict-foot.js';

interface QuestionDeskProps {
  /** The key in the annotator's link. */
  readonly link: string;
  readonly questions: readonly Question[];
  readonly language: string;
}

/** One question at a time; its number is in the address. */
export function QuestionDesk({ link, questions, language }: QuestionDeskProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const { verdictOn, say, unsent, error } = useVerdicts(link, questions);
  const [comments, setComments] = useState<ReadonlyMap<string, string>>(new Map());
  const commentField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = Math.min(Math.max(1, Math.trunc(Number(params.get('proposals'))) || 1), questions.length) - 1;
  const question = questions[at];
  const { id } = question;
  const givenVerdict = verdictOn(id);
  const comment = comments.get(id) ?? givenVerdict?.comment ?? '';
  const answered = questions.map((each) => verdictOn(each.id) !== undefined);
  const done = answered.filter(Boolean).length;
  const isFirst = useRef(true);
  useEffect(() => {
    // Tells keyboard and screen reader users where they are.
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [at]);
  const go = (to: number): void => {
    if (to < 0 || to >= questions.length || to === at) return;
    setParams({ proposals: String(to + 1) }, { replace: true });
  };
  const answer = (verdict: NewVerdict['verdict']): void => {
    say(id, { verdict, comment: comment.trim() });
    go(nextQuestion(answered.with(at, true), at));
  };
  useQuestionKeys((command) => {
    if (command === 'next') go(at + 1);
    else if (command === 'previous') go(at - 1);
    else if (command === 'comment') commentField.current?.focus();
    else answer(command);
  });
  const said = words().questions;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {said.questionOf(at + 1, questions.length)}
      </h1>
      <div className="far">
        <progress value={done} max={questions.length} aria-label={said.progress} />
        <span role="status">{said.answeredOf(done, questions.length, unsent)}</span>
      </div>
      {error !== undefined && <ProblemNote error={error} />}
      <p>{said.ask}</p>
      <QuestionView question={question} language={language} />
      <VerdictFoot
        verdict={givenVerdict}
        comment={comment}
        commentField={commentField}
        onVerdict={answer}
        onComment={(text) => setComments(new Map(comments).set(id, text))}
        onCommented={() => {
          if (givenVerdict !== undefined && comment.trim() !== givenVerdict.comment)
            say(id, { ...givenVerdict, comment: comment.trim() });
        }}
      />
      <nav className="actions" aria-label={said.nav}>
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          {said.previous} <kbd aria-hidden="true">←</kbd>
        </button>
        <button type="button" disabled={at === questions.length - 1} onClick={() => go(at + 1)}>
          {said.next} <kbd aria-hidden="true">→</kbd>
        </button>
      </nav>
    </>
  );
}
