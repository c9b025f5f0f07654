import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of models that judge. */
export const models: Phrases = {
  'it has no whole JSON object: {}': 'sie hat kein vollständiges JSON-Objekt: {1}',
  'it is empty': 'sie ist leer',
  'it is not JSON: {}': 'sie ist kein JSON: {1}',
  'the field "{}" is missing': 'das Feld "{1}" fehlt',
  'it has a field {}, which was not asked for': 'sie hat ein Feld {1}, nach dem nicht gefragt war',
  'the field "{}" is there twice': 'das Feld "{1}" steht zweimal da',
  'the field "{}" must be a whole number from {} to {}, not {}':
    'das Feld "{1}" muss eine ganze Zahl von {2} bis {3} sein, nicht {4}',
  'the field "{}" must be true or false, not {}': 'das Feld "{1}" muss true oder false sein, nicht {2}',
  'the field "{}" must be {}, not {}': 'das Feld "{1}" muss {2} sein, nicht {3}',
  'it refuses: {}': 'sie lehnt ab: {1}',
  'it was held back by a content filter': 'ein Inhaltsfilter hat sie zurückgehalten',
  'it was cut off ({})': 'sie ist abgeschnitten ({1})',
  'its points depend on the position in which outputs are shown':
    'seine Punkte hängen davon ab, an welcher Stelle Ausgaben gezeigt werden',
  'more than half of its pairs tie': 'mehr als die Hälfte seiner Paare stehen gleich',
  'it does not give a copy of an output the same points': 'es gibt der Kopie einer Ausgabe nicht dieselben Punkte',
  'it prefers sentences with errors, left as they are, to their corrections':
    'es zieht fehlerhafte Sätze, wie sie sind, ihren Korrekturen vor',
  'more than 5 % of its items have no usable answer': 'mehr als 5 % seiner Aufgaben haben keine brauchbare Antwort',
  'Check that the address is that of an OpenAI-compatible server.':
    'Prüfen Sie, ob die Adresse zu einem OpenAI-kompatiblen Server gehört.',
  '{{openai}} with an address like http://localhost:8081': '{{openai}} mit einer Adresse wie http://localhost:8081',
  'Give the whole address, with http://.': 'Geben Sie die ganze Adresse, mit http://.',
  'one with a name or password': 'eine mit Name oder Passwort',
  'Put the key into an environment variable, and name that with {{keyEnv}}.':
    'Legen Sie den Schlüssel in eine Umgebungsvariable, und nennen Sie diese mit {{keyEnv}}.',
  'Raise {{timeout}}.': 'Erhöhen Sie {{timeout}}.',
  'Check that the server runs at that address.': 'Prüfen Sie, ob der Server unter dieser Adresse läuft.',
  'Check the key in the variable that {{keyEnv}} names.':
    'Prüfen Sie den Schlüssel in der Variablen, die {{keyEnv}} nennt.',
  'the key in the environment variable {}': 'der Schlüssel in der Umgebungsvariablen {1}',
  'characters that no key has': 'Zeichen, die kein Schlüssel hat',
  'Set it, for example with: export {}=…': 'Setzen Sie sie, zum Beispiel mit: export {1}=…',
  'Do not trust this server with a key.': 'Vertrauen Sie diesem Server keinen Schlüssel an.',
  'If it refuses a field of the request, name that with {{leaveOut}}.':
    'Lehnt er ein Feld der Anfrage ab, nennen Sie es mit {{leaveOut}}.',
  'an answer of {} to {}': 'eine Antwort von {1} auf {2}',
  'an answer of {} to {} and {} more': 'eine Antwort von {1} auf {2} und {3} weitere',
  '{} No answer of this run is kept.': '{1} Keine Antwort dieses Laufs bleibt erhalten.',
  '{} The answers so far are in the cache.': '{1} Die bisherigen Antworten sind gespeichert.',
  '{} With {{cache}} the answers so far would be kept.': '{1} Mit {{cache}} blieben die bisherigen Antworten erhalten.',
  'Run it again later.': 'Starten Sie es später noch einmal.',
  'at most {} tokens, as {{budget}} says': 'höchstens {1} Tokens, wie {{budget}} sagt',
  '{} used, and {} {question|questions} without an answer': '{1} verbraucht, und {2} {2:Frage|Fragen} ohne Antwort',
  'Raise {{budget}}, or ask about fewer items.': 'Erhöhen Sie {{budget}}, oder fragen Sie nach weniger Aufgabenn.',
  'at most {} {answer|answers} to ask for': 'höchstens {1} {1:Antwort|Antworten}',
  '{} {question|questions} without an answer': '{1} {1:Frage|Fragen} ohne Antwort',
  'Allow more, or ask about fewer items.': 'Erlauben Sie mehr, oder fragen Sie nach weniger Aufgabenn.',
  'a place where models may be asked': 'ein Ort, an dem Modelle gefragt werden dürfen',
  'one of {}': 'eines von {1}',
  'Ask whoever runs the server: `stet serve --model-judge NAME=URL` allows one.':
    'Fragen Sie, wer den Server betreibt: `stet serve --model-judge NAME=URL` erlaubt eines.',
  'an answer of {} within {} s': 'eine Antwort von {1} innerhalb von {2} s',
  'none from {}': 'keine von {1}',
  'What it has said is kept. Start it again when its server is less busy.':
    'Was es gesagt hat, bleibt erhalten. Starten Sie es wieder, wenn sein Server weniger zu tun hat.',
  '{} at the address that it had when the model was added':
    '{1} unter der Adresse, die galt, als das Modell hinzugefügt wurde',
  'another address': 'eine andere Adresse',
  'Add the model again under another name: its answers are kept apart from those of the other address.':
    'Fügen Sie das Modell unter anderem Namen noch einmal hinzu: Seine Antworten bleiben von denen der anderen Adresse getrennt.',
  'at most {} {call|calls}': 'höchstens {1} {1:Anfrage|Anfragen}',
  'questions that are still open': 'noch offene Fragen',
  'What it has said is kept. Start it again with a higher limit.':
    'Was es gesagt hat, bleibt erhalten. Starten Sie es mit einer höheren Grenze noch einmal.',
  'What it has said is kept. Ask whoever runs this server to look at the address and the key, then start it again.':
    'Was es gesagt hat, bleibt erhalten. Bitten Sie, wer diesen Server betreibt, Adresse und Schlüssel zu prüfen, und starten Sie es dann noch einmal.',
  'a model that is not asked now': 'ein Modell, das gerade nicht gefragt wird',
  'one that is': 'eines, das gerade gefragt wird',
  'Wait, or stop it.': 'Warten Sie, oder halten Sie es an.',
  'Stop it first.': 'Halten Sie es zuerst an.',
  'a campaign with items': 'eine Kampagne mit Aufgabenn',
  'a draft, which has none yet': 'ein Entwurf, der noch keine hat',
  'Start the campaign first.': 'Starten Sie zuerst die Kampagne.',
  'items to ask about': 'Aufgaben, nach denen zu fragen ist',
  'Wait until people have judged some, or ask about all items.':
    'Warten Sie, bis Menschen einige beurteilt haben, oder fragen Sie nach allen Aufgabenn.',
  'that somebody agrees to ask more than {} questions': 'dass jemand mehr als {1} Fragen zustimmt',
  '{} {question|questions}, and nobody who agreed': '{1} {1:Frage|Fragen}, und niemand hat zugestimmt',
  'Send the number of questions that you agree to.': 'Senden Sie die Zahl der Fragen, der Sie zustimmen.',
  'a way to ask that fits the protocol: {}': 'eine Art zu fragen, die zum Protokoll passt: {1}',
  'outputs side by side for two orders, controls or criteria':
    'Ausgaben nebeneinander für zwei Reihenfolgen, Kontrollen oder Kriterien',
  'one output at a time': 'eine Ausgabe auf einmal',
  'Leave these out: each output is scored by itself, on the scales of the campaign.':
    'Lassen Sie diese weg: Jede Ausgabe bekommt für sich Punkte, auf den Skalen der Kampagne.',
};
