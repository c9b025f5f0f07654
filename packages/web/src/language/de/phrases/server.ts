import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of requests and links. */
export const server: Phrases = {
  'a request that can be read': 'eine lesbare Anfrage',
  'See the description of the API at /api/v1/openapi.json.':
    'Siehe die Beschreibung der API unter /api/v1/openapi.json.',
  '{} as the API describes it': '{1}, wie die API es beschreibt',
  'See /api/v1/openapi.json.': 'Siehe /api/v1/openapi.json.',
  'a request from a page of this server': 'eine Anfrage von einer Seite dieses Servers',
  'one from another site': 'eine von einer anderen Website',
  'Open the page at the server’s own address. Behind a proxy, whoever runs the server has to set {{publicUrl}}.':
    'Öffnen Sie die Seite unter der Adresse des Servers selbst. Hinter einem Proxy muss beim Betrieb {{publicUrl}} gesetzt sein.',
  'a link that works': 'ein Link, der gilt',
  'one that was used already or has expired': 'einer, der schon benutzt wurde oder abgelaufen ist',
  'An organiser link works once, within a week. Ask another organiser for a new one, or whoever runs the server.':
    'Ein Link zum Organisieren gilt einmal und eine Woche lang. Bitten Sie andere Organisierende um einen neuen, oder wer den Server betreibt.',
  'an organiser to remain': 'eine organisierende Person, die bleibt',
  'the last one': 'die letzte',
  'Invite somebody else first.': 'Laden Sie zuerst jemand anderen ein.',
  'room for an upload': 'Platz für ein Hochladen',
  'many others under way': 'viele andere gleichzeitig',
  'a few uploads of yours at a time': 'wenige gleichzeitige Uploads von Ihnen',
  'more under way': 'mehr gleichzeitig',
  'Send less at once, or pack the file with gzip.':
    'Senden Sie weniger auf einmal, oder packen Sie die Datei mit gzip.',
  'the content type application/octet-stream': 'der Inhaltstyp application/octet-stream',
  'Send the bytes of the file as they are.': 'Senden Sie die Bytes der Datei, wie sie sind.',
  '{{modelJudge}} with a name of its own': '{{modelJudge}} mit eigenem Namen',
  'Give each another name.': 'Geben Sie jedem einen anderen Namen.',
  '{{modelJudge}} with an address without ?': '{{modelJudge}} mit einer Adresse ohne ?',
  'one with': 'eine mit',
  'Put a key into an environment variable.': 'Legen Sie einen Schlüssel in eine Umgebungsvariable.',
};
