import type { Words } from '../catalogue.js';

export const home: Words['home'] = {
  next: 'Was als Nächstes zu tun ist',
  title: 'Grammatische Fehlerkorrektur evaluieren',
  welcome: (playground) => (
    <>
      Mit Stet richten Sie Shared Tasks und Evaluationen durch Menschen aus: vom ersten annotierten Aufsatz bis zur
      letzten Tabelle. Um eigenen Text ohne Aufgabe zu bewerten, öffnen Sie die {playground('Spielwiese')}: Nichts
      verlässt Ihren Browser.
    </>
  ),
};
