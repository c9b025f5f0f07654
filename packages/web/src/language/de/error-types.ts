import type { Words } from '../words.js';

export const errorTypes: Words['errorTypes'] = {
  label: 'Fehlertyp',
  list: 'Fehlertypen',
  hint: 'einen Teil des Namens eintippen',
  hintForKeys: '; ↑ ↓ zum Wählen',
  hintForFingers: ' oder tippen, um alle zu sehen',
};
