import type { Words } from '../catalogue.js';

export const errorTypes: Words['errorTypes'] = {
  label: 'Fehlertyp',
  list: 'Fehlertypen',
  hint: 'einen Teil des Namens eintippen',
  hintForKeys: '; ↑ ↓ zum Wählen',
  hintForFingers: ' oder tippen, um alle zu sehen',
};
