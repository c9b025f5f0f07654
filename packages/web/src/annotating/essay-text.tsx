import type { EssayToMark, Mark } from '@stet/server';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { Corrected } from './corrected.js';
import { caretAtPoint, selectionIn } from './dom-selection.js';
import { deedOf, type KeyDeed } from './essay-keys.js';
import type { EssayModel } from './essay-model.js';
import { MarkedParagraph } from './marked-paragraph.js';
import { snap, startOf, endOf, type Selection } from './selection.js';

interface EssayTextProps {
  readonly essay: EssayToMark['essay'];
  readonly model: EssayModel;
  readonly marks: readonly Mark[];
  readonly selection: Selection | undefined;
  readonly language: string;
  readonly onDeed: (deed: KeyDeed) => void;
}

/** The essay to mark. Text is selected by mouse, touch or keys; below each paragraph is its corrected text. */
export function EssayText({ essay, model, marks, selection, language, onDeed }: EssayTextProps): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const byFinger = useRef(false);
  const pressed = useRef<Selection>(undefined);
  const { paragraphs } = essay;
  const onKey = (event: KeyboardEvent): void => {
    const shown = area.current?.querySelector(`[data-paragraph="${selection?.paragraph ?? 0}"]`);
    const rightToLeft = shown != null && getComputedStyle(shown).direction === 'rtl';
    const texts = paragraphs.map(({ text }) => text);
    const deed = deedOf(event, model, texts, selection, rightToLeft);
    if (deed === undefined) return;
    event.preventDefault();
    onDeed(deed);
  };
  const choose = (drawn: Selection | undefined, exact: boolean): void => {
    if (drawn === undefined) return;
    onDeed({ deed: 'select', selection: exact ? drawn : snap(model.words[drawn.paragraph], drawn) });
  };
  const onRelease = ({ pointerType, altKey, clientX, clientY }: PointerEvent): void => {
    if (area.current === null) return;
    const up = caretAtPoint(area.current, clientX, clientY);
    if (pointerType === 'mouse') {
      // The browser's selection loses its start when the page is redrawn during a drag.
      const down = pressed.current;
      const isWhole = up !== undefined && down?.paragraph === up.paragraph;
      choose(isWhole ? { ...up, anchor: down.anchor } : selectionIn(area.current), altKey);
      getSelection()?.removeAllRanges();
    } else choose(up, false);
  };
  const chooseDrawn = useEffectEvent(() => {
    const drawn = area.current === null ? undefined : selectionIn(area.current);
    if (byFinger.current && drawn !== undefined && drawn.anchor !== drawn.focus) choose(drawn, false);
  });
  useEffect(() => {
    // On touch screens the system's selection handles fire no other event.
    const onSelection = (): void => {
      chooseDrawn();
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, []);
  return (
    <div
      ref={area}
      className="essay-text"
      role="application"
      aria-label={words().annotating.essayNamed(essay.title ?? essay.name)}
      aria-describedby="essay-keys"
      tabIndex={0}
      onKeyDown={onKey}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        byFinger.current = pointerType !== 'mouse';
        pressed.current = area.current === null ? undefined : caretAtPoint(area.current, clientX, clientY);
      }}
      onPointerUp={onRelease}
    >
      {paragraphs.map((paragraph, number) => (
        <div key={number}>
          <MarkedParagraph
            paragraph={paragraph}
            number={number}
            marks={marks}
            selection={selection}
            language={language}
          />
          <Corrected text={paragraph.text} number={number} marks={marks} language={language} />
        </div>
      ))}
      <p className="unseen" role="status">
        {selection === undefined ? '' : spokenSelection(paragraphs[selection.paragraph].text, selection)}
      </p>
    </div>
  );
}

/** The selection, for screen readers. */
function spokenSelection(text: string, selection: Selection): string {
  const [start, end] = [startOf(selection), endOf(selection)];
  if (start < end) return text.slice(start, end);
  const { annotating } = words();
  const next = /^\s*(\S+)/u.exec(text.slice(start))?.[1];
  return next === undefined ? annotating.atEnd : annotating.before(next);
}
