import type { ReactElement } from 'react';
import { LANGUAGES, isLanguage } from './languages.js';
import { currentLanguage, speak, words } from './words.js';

/** Lets readers choose the language of the pages; each language is called by its own name. */
export function LanguageSwitch(): ReactElement {
  return (
    <footer className="language-switch">
      <label>
        <span>{words().language.label}</span>
        <select
          value={currentLanguage()}
          onChange={({ target }) => {
            if (isLanguage(target.value)) void speak(target.value, true);
          }}
        >
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
