import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of backups and imported judgments. */
export const imports: Phrases = {
  'each row of a backup once': 'jede Zeile einer Sicherung einmal',
  'again {}': 'noch einmal {1}',
  'a backup of a task': 'eine Sicherung eines Shared Tasks',
  'a backup of a campaign': 'eine Sicherung einer Kampagne',
  'a backup of a benchmark': 'eine Sicherung eines Benchmarks',
  'a backup by Stet {} or earlier': 'eine Sicherung von Stet {1} oder früher',
  'one by a newer version, {}': 'eine von einer neueren Version, {1}',
  'Update Stet, and restore it then.': 'Aktualisieren Sie Stet, und stellen Sie sie dann wieder her.',
  'a row of a backup': 'eine Zeile einer Sicherung',
  'rows that belong to others of the file': 'Zeilen, die zu anderen der Datei gehören',
  'two rows with the same id, name or number': 'zwei Zeilen mit derselben Kennung, Nummer oder demselben Namen',
  'one task': 'ein Shared Task',
  'one campaign': 'eine Kampagne',
  'one benchmark': 'ein Benchmark',
  'another task': 'ein anderer Shared Task',
  'data sets of the benchmark': 'Datensätze des Benchmarks',
  'data sets of {} tracks': 'Datensätze von {1} Tracks',
  'one of track {}': 'einer von Track {1}',
  'golds of {} sentences': 'Goldstandards mit {1} Sätzen',
  'submissions of {} lines': 'Einreichungen mit {1} Zeilen',
  'a gold ({})': 'ein Goldstandard ({1})',
  alternatives: 'Alternativen',
  gold: 'ohne Alternativen',
  'a backup that a server can restore, of {}': 'eine Sicherung, die ein Server wiederherstellen kann, von {1}',
  'Back up the database instead: stop the server and copy its folder, or use pg_dump.':
    'Sichern Sie stattdessen die Datenbank: Halten Sie den Server an und kopieren Sie seinen Ordner, oder nehmen Sie pg_dump.',
  'ranks and then judgments': 'Ränge und danach Urteile',
  '{} bytes, of which {} are ranks': '{1} Bytes, davon {2} Ränge',
  'Send the file of ranks, and after it that of judgments.':
    'Senden Sie die Datei mit Rängen und danach die mit Urteilen.',
  'the texts that the judgments are about': 'die Texte, über die geurteilt wurde',
  'Import them again.': 'Importieren Sie sie noch einmal.',
  'the source and the outputs that were judged': 'das Original und die Ausgaben, über die geurteilt wurde',
  'Upload them first.': 'Laden Sie sie zuerst hoch.',
  'people and models with different names': 'Menschen und Modelle mit verschiedenen Namen',
  '{} as both': '{1} als beides',
  'sentences from 0 to {}, as in the source': 'Sätze von 0 bis {1}, wie im Original',
  'systems whose outputs are uploaded: {}': 'Systeme, deren Ausgaben hochgeladen sind: {1}',
  'the same text from {} and {} for sentence {}, which were judged as one':
    'derselbe Text von {1} und {2} für Satz {3}; sie wurden als eines beurteilt',
  'Upload the source and the outputs that these judgments are about.':
    'Laden Sie das Original und die Ausgaben hoch, um die es in diesen Urteilen geht.',
  'a whole tar file': 'eine vollständige tar-Datei',
  'one that is damaged or cut off': 'eine beschädigte oder abgeschnittene',
  'Pack it again.': 'Packen Sie sie noch einmal.',
  "files of SEEDA's step 1, such as annotator1/0.txt": 'Dateien von SEEDAs Schritt 1, etwa annotator1/0.txt',
  'Pack the folder that holds a folder for each judge.':
    'Packen Sie den Ordner, der für jede bewertende Person einen Ordner enthält.',
};
