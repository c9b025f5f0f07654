import type { Scale } from '@stet/core/internal';
import { useId, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { letterOf } from '../../ranks.js';

interface ScoreSliderProps {
  readonly scale: Scale;
  readonly output: number;
  /** Undefined until the judge has set it: the middle of the track is a score like any other. */
  readonly score: number | undefined;
  readonly onScore: (score: number) => void;
}

const MOST = 100;
const MIDDLE = 50;
const LEAP = 10;

/** A scale from 0 to 100 for one output, with what its ends and its middle mean. */
export function ScoreSlider({ scale, output, score, onScore }: ScoreSliderProps): ReactElement {
  const { judging } = words();
  const { title, anchors } = judging.scales[scale];
  const [slider, meaning] = [useId(), useId()];
  const isSet = score !== undefined;
  const press = (event: KeyboardEvent): void => {
    const pressed = keyScore(event.key, score ?? MIDDLE);
    if (pressed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onScore(pressed);
  };
  return (
    <div className="score">
      <label htmlFor={slider}>
        {judging.scaleOfOutput(title, letterOf(output), (text) => (
          <span className="unseen">{text}</span>
        ))}
      </label>
      <span className="score-value" aria-hidden="true">
        {score ?? '–'}
      </span>
      <input
        id={slider}
        type="range"
        className={isSet ? undefined : 'unset'}
        min={0}
        max={MOST}
        step={1}
        value={score ?? MIDDLE}
        style={{ '--filled': `${score ?? 0}%` } as CSSProperties}
        aria-valuetext={isSet ? judging.scoreOf(score, MOST) : judging.notSet}
        aria-describedby={meaning}
        onChange={({ target }) => onScore(Number(target.value))}
        onClick={({ currentTarget }) => {
          // Pressed exactly where the thumb would stand, a slider does not change.
          if (!isSet) onScore(Number(currentTarget.value));
        }}
        onKeyDown={press}
      />
      <p id={meaning} className="anchors">
        {anchors.map((anchor, at) => (
          <span key={anchor}>
            <span className="unseen">{at * MIDDLE}: </span>
            {anchor}
            <span className="unseen">{at < 2 ? ', ' : ''}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

/** Digits set the tens; pages leap by ten in every browser, the same way. */
function keyScore(key: string, score: number): number | undefined {
  if (/^\d$/u.test(key)) return Number(key) * LEAP;
  if (key === 'PageUp') return Math.min(MOST, score + LEAP);
  if (key === 'PageDown') return Math.max(0, score - LEAP);
  return undefined;
}
