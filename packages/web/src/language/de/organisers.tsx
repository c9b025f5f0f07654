import type { Words } from '../catalogue.js';

export const organisers: Words['organisers'] = {
  title: 'Organisierende',
  wanted: 'Organisierende',
  you: '(Sie)',
  since: (at) => <>seit {at}</>,
  signOut: (unseen, name) => <>Überall abmelden{unseen(`: ${name}`)}</>,
  remove: (unseen, name) => <>Entfernen{unseen(`: ${name}`)} …</>,
  removeQuestion:
    'Die Person wird überall abgemeldet und kann nicht mehr organisieren. Alles, was sie angelegt hat, bleibt erhalten.',
  removeConfirm: 'Entfernen',
  invite: 'Zum Organisieren einladen',
  name: 'Name',
  makeLink: 'Link erstellen',
  linkFor: (name) => `Der Link für ${name}`,
  worksOnce: (until) => <>Er gilt einmal, bis {until}, und wird nicht noch einmal gezeigt.</>,
};
