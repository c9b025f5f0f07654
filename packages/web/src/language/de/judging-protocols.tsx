import type { ProtocolCatalogue } from '../../judging/protocols/protocol-words.js';

export const protocols: ProtocolCatalogue = {
  ranking: {
    title: 'Rangfolge',
    hint: 'bis zu zehn Ausgaben eines Satzes werden in eine Rangfolge gebracht',
    request: 'Sie ordnen die Korrekturen von der besten bis zur schlechtesten.',
    answered: 'geordnet',
    lessons: [
      <>
        <b>Ordnen Sie die Ausgaben.</b> Der fett gesetzte Satz stammt von einem Lernenden. Darunter stehen Korrekturen
        in zufälliger Folge. Geben Sie jeder einen Rang: 1 ist der beste. Zwei gleich gute erhalten denselben Rang, und
        Ränge dürfen frei bleiben. Drücken Sie auf die Zahlen
        <span className="by-dragging">, oder ziehen Sie die Buchstaben an ihren Platz am Fuß der Seite</span>.
      </>,
      <>
        <b>Lesen Sie die Zeichen.</b> <ins>Unterstrichene</ins> Wörter wurden eingefügt, <del>durchgestrichene</del>{' '}
        entfernt; ersetzte Wörter stehen vor ihrem Ersatz. Mit der Tastatur brauchen Sie keine Maus: Ziffern geben der
        Ausgabe mit dem Balken ihren Rang, Pfeile wechseln die Ausgabe, Enter speichert.
      </>,
      <>
        <b>Im Zweifel.</b> Überspringen Sie eine Aufgabe, die sich nicht beurteilen lässt, und sagen Sie, warum; melden
        Sie eine, die der Organisator sehen sollte. Sie können zurückgehen, auch mit der Rücktaste, und sich anders
        entscheiden. Ihre Antworten bleiben auf diesem Gerät, bis der Server sie hat.
      </>,
    ],
    keys: [
      [['1 … 5'], 'der Ausgabe mit dem Balken einen Rang geben; 0 löscht ihn'],
      [['↑ ↓'], 'zwischen den Ausgaben wechseln'],
    ],
  },
  pairwise: {
    title: 'Paarweise',
    hint: 'von zwei Ausgaben wird die bessere gewählt',
    request: 'Sie sehen je zwei Korrekturen und sagen, welche besser ist oder dass beide gleich gut sind.',
    answered: 'verglichen',
    lessons: [
      <>
        <b>Vergleichen Sie die beiden.</b> Der fett gesetzte Satz stammt von einem Lernenden. Darunter stehen zwei
        Korrekturen in zufälliger Folge. Sagen Sie, welche Sie lieber lesen würden, oder dass beide gleich gut sind.
      </>,
      <>
        <b>Lesen Sie die Zeichen.</b> <ins>Unterstrichene</ins> Wörter wurden eingefügt, <del>durchgestrichene</del>{' '}
        entfernt; ersetzte Wörter stehen vor ihrem Ersatz. Mit der Tastatur brauchen Sie keine Maus: Die Pfeile ← und →
        wählen A und B, = heißt gleich gut, Enter speichert.
      </>,
      <>
        <b>Im Zweifel.</b> Zwei Korrekturen können verschieden und doch gleich gut sein. Eine Aufgabe, die sich nicht
        beurteilen lässt, wird mit einem Grund übersprungen; eine, die der Organisator sehen sollte, wird gemeldet. Sie
        können zurückgehen, auch mit der Rücktaste, und sich anders entscheiden. Ihre Antworten bleiben auf diesem
        Gerät, bis der Server sie hat.
      </>,
    ],
    keys: [
      [['←', '1'], 'A ist besser'],
      [['=', '0'], 'beide sind gleich gut'],
      [['→', '2'], 'B ist besser'],
    ],
  },
  direct: {
    title: 'Direkte Bewertung',
    hint: 'jede Ausgabe erhält 0 bis 100 Punkte',
    request: 'Sie geben jeder Korrektur 0 bis 100 Punkte.',
    answered: 'bewertet',
    lessons: [
      <>
        <b>Bewerten Sie die Ausgaben.</b> Der fett gesetzte Satz stammt von einem Lernenden. Darunter stehen Korrekturen
        in zufälliger Folge. Schieben Sie jeden Regler dorthin, wo die Korrektur hingehört: Die Wörter darunter sagen,
        was seine Enden und seine Mitte bedeuten. Ein Regler, den Sie nicht berührt haben, zählt nicht als Bewertung.
      </>,
      <>
        <b>Lesen Sie die Zeichen.</b> <ins>Unterstrichene</ins> Wörter wurden eingefügt, <del>durchgestrichene</del>{' '}
        entfernt; ersetzte Wörter stehen vor ihrem Ersatz. Mit der Tastatur brauchen Sie keine Maus: Tab führt zum
        nächsten Regler, Ziffern setzen die Zehner, Pfeile gehen um eins weiter, Enter speichert.
      </>,
      <>
        <b>Im Zweifel.</b> Zwei gleich gute Korrekturen erhalten dieselbe Punktzahl. Eine Aufgabe, die sich nicht
        beurteilen lässt, wird mit einem Grund übersprungen; eine, die der Organisator sehen sollte, wird gemeldet. Sie
        können zurückgehen und sich anders entscheiden. Ihre Antworten bleiben auf diesem Gerät, bis der Server sie hat.
      </>,
    ],
    keys: [
      [['Tab'], 'zum nächsten Regler'],
      [['0 … 9'], 'den Regler auf 0, 10 … 90 setzen; Ende setzt ihn auf 100'],
      [['← →'], 'den Regler um 1 verschieben; Bild auf und Bild ab um 10'],
    ],
  },
  edits: {
    title: 'Änderungen, dann Rangfolge',
    hint: 'jede Änderung wird beurteilt, dann werden die Ausgaben geordnet',
    request:
      'Sie sagen von jeder Änderung, ob sie richtig ist, und ordnen die Korrekturen von der besten bis zur schlechtesten.',
    answered: 'beurteilt',
    lessons: [
      <>
        <b>Beurteilen Sie die Änderungen.</b> Der fett gesetzte Satz stammt von einem Lernenden. Darunter stehen
        Korrekturen in zufälliger Folge, jede Änderung in einem Kästchen: <ins>unterstrichene</ins> Wörter wurden
        eingefügt, <del>durchgestrichene</del> entfernt. Drücken Sie auf ein Kästchen, wenn die Änderung richtig ist
        (✓), noch einmal für falsch (✗), noch einmal für unnötig (○): Der Text war gut und ist es noch.
      </>,
      <>
        <b>Dann die Rangfolge.</b> Geben Sie jeder Korrektur einen Rang: 1 ist der beste, gleich gute teilen sich einen.
        Mit der Tastatur brauchen Sie keine Maus: R (richtig), W (falsch) und U (unnötig) beurteilen die Änderung mit
        dem dicken Rahmen und gehen zur nächsten, Ziffern geben der Ausgabe mit dem Balken ihren Rang, Pfeile wechseln
        die Ausgabe, Enter speichert.
      </>,
      <>
        <b>Im Zweifel.</b> Fehler, die stehen geblieben sind, können Sie unter den Korrekturen markieren: falsche Wörter
        und Lücken, in denen ein Wort fehlt. Eine Aufgabe, die sich nicht beurteilen lässt, wird mit einem Grund
        übersprungen; eine, die der Organisator sehen sollte, wird gemeldet. Sie können zurückgehen und sich anders
        entscheiden. Ihre Antworten bleiben auf diesem Gerät, bis der Server sie hat.
      </>,
    ],
    keys: [
      [['R', 'W', 'U'], 'die Änderung mit dem dicken Rahmen ist richtig, falsch oder unnötig'],
      [['1 … 5'], 'der Ausgabe mit dem Balken einen Rang geben; 0 nimmt ihn zurück'],
      [['↑ ↓'], 'zwischen den Ausgaben wechseln'],
    ],
  },
};
