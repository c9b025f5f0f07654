import type { ErrorType } from '@stet/core/internal';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { findTypes } from './find-types.js';
import { shownTypes } from './shown-types.js';

interface TypeComboboxProps {
  readonly types: readonly ErrorType[];
  /** The chosen tag; empty for none. */
  readonly value: string;
  readonly onChoose: (tag: string) => void;
  /** Called when Enter is pressed on a type that is chosen. */
  readonly onEnter?: (() => void) | undefined;
}

/** Chooses an error type by typing some of its tag, name or description: a combobox as WAI-ARIA describes it. */
export function TypeCombobox({ types, value, onChoose, onEnter }: TypeComboboxProps): ReactElement {
  const id = useId();
  /** Undefined while the field shows the chosen type. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = shownTypes(types);
  const found = open ? findTypes(shown, typed ?? '') : [];
  const choose = (tag: string): void => {
    setTyped(undefined);
    setOpen(false);
    onChoose(tag);
  };
  const show = (): void => {
    setActive(Math.max(0, typed === undefined ? types.findIndex(({ tag }) => tag === value) : 0));
    setOpen(true);
  };
  const onKey = (event: KeyboardEvent): void => {
    const current = found.at(active);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (!open) show();
        else if (found.length > 0) {
          setActive((at) => (at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
        }
        return;
      }
      case 'Enter':
        // With the list closed and no type chosen, Enter asks the form to say what is missing.
        if (!open && (value === '' || onEnter === undefined)) return;
        event.preventDefault();
        if (open && current === undefined) return;
        if (open && current !== undefined) choose(current.tag);
        onEnter?.();
        return;
      case 'Tab':
        if (open && current !== undefined && typed !== undefined && typed !== '') choose(current.tag);
        return;
      case 'Escape':
        if (!open) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setTyped(undefined);
    }
  };
  const chosen = shown.find(({ tag }) => tag === value);
  const { errorTypes } = words();
  return (
    <div className="combobox">
      <label htmlFor={id}>{errorTypes.label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={show}
        onBlur={() => {
          setOpen(false);
          setTyped(undefined);
        }}
        onKeyDown={onKey}
      />
      <small id={`${id}-hint`}>
        {chosen === undefined ? (
          <>
            {errorTypes.hint}
            <span className="for-keys">{errorTypes.hintForKeys}</span>
            <span className="for-fingers">{errorTypes.hintForFingers}</span>
          </>
        ) : (
          `${chosen.name}. ${chosen.description}`
        )}
      </small>
      <ul id={`${id}-list`} role="listbox" aria-label={errorTypes.list} hidden={!open || found.length === 0}>
        {found.map(({ tag, name, description }, at) => (
          <li
            key={tag}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            ref={at === active ? scrollIntoView : undefined}
            // Before the field loses the focus.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(tag);
            }}
          >
            <b>{tag}</b> {name}
            <small>{description}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
