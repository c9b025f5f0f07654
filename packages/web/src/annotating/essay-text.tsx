import type { EssayToMark, Mark } from '@stet/server';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { Corrected } from './corrected.js';
import { placeAtPoint, selectionIn } from './dom-selection.js';
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

/** The essay to mark: chosen from by mouse, finger or keys, with its corrected text below each paragraph. */
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
    const up = placeAtPoint(area.current, clientX, clientY);
    if (pointerType === 'mouse') {
      // What the browser has selected has lost its start when the page was drawn anew under the mouse.
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
    // A finger selects by the handles that the system draws, of which no other event tells.
    const onSelection = (): void => {
      chooseDrawn();
    };
    document.addEventListener('selectionchange', onSelection);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
    };
  }, []);
  return (
    <div
      ref={area}
      className="essay-text"
      role="application"
      aria-label={`Essay ${essay.title ?? essay.name}`}
      aria-describedby="essay-keys"
      tabIndex={0}
      onKeyDown={onKey}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        byFinger.current = pointerType !== 'mouse';
        pressed.current = area.current === null ? undefined : placeAtPoint(area.current, clientX, clientY);
      }}
      onPointerUp={onRelease}
    >
      {paragraphs.map((paragraph, number) => (
        <div key={number}>
          <MarkedParagraph {...{ paragraph, number, marks, selection, language }} />
          <Corrected {...{ text: paragraph.text, number, marks, language }} />
        </div>
      ))}
      <p className="unseen" role="status">
        {selection === undefined ? '' : said(paragraphs[selection.paragraph].text, selection)}
      </p>
    </div>
  );
}

/** The selection for ears. */
function said(text: string, selection: Selection): string {
  const [start, end] = [startOf(selection), endOf(selection)];
  if (start < end) return text.slice(start, end);
  const next = /^\s*(\S+)/u.exec(text.slice(start))?.[1];
  return next === undefined ? 'end of the paragraph' : `before ${next}`;
}
