import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of annotating, and names that are taken. */
export const annotation: Phrases = {
  'a comparison that the organiser has opened': 'ein Vergleich, den die Organisierenden freigegeben haben',
  'one that is closed': 'einer, der geschlossen ist',
  'Finish your essays without it: annotators work independently until all are done.':
    'Stellen Sie Ihre Aufsätze ohne ihn fertig: Annotierende arbeiten unabhängig, bis alle fertig sind.',
  'revision {}': 'Fassung {1}',
  'This essay was marked in another window. Look at those marks, and choose.':
    'Dieser Aufsatz wurde in einem anderen Fenster markiert. Sehen Sie sich diese Markierungen an, und entscheiden Sie sich.',
  'two annotators who are done with the same essay': 'zwei Annotierende, die mit demselben Aufsatz fertig sind',
  'two annotators who have begun the same essay': 'zwei Annotierende, die denselben Aufsatz begonnen haben',
  'Wait for both to begin.': 'Warten Sie, bis beide begonnen haben.',
  'Wait until both are done, or compare sheets that are still open.':
    'Warten Sie, bis beide fertig sind, oder vergleichen Sie auch offene Bögen.',
  'corrections without || and without | at their ends': 'Korrekturen ohne || und ohne | an ihren Enden',
  '{} in the essay {}': '{1} im Aufsatz {2}',
  'Change that correction: a gold would take it for two.':
    'Ändern Sie diese Korrektur: Ein Goldstandard hielte sie für zwei.',
  'an essay that nobody has marked': 'ein Aufsatz, den niemand markiert hat',
  'marks in {}': 'Markierungen in {1}',
  'Leave it as it is: an essay with marks cannot be removed.':
    'Lassen Sie ihn, wie er ist: Ein Aufsatz mit Markierungen lässt sich nicht entfernen.',
  'a sheet that is done': 'ein fertiger Bogen',
  'a sheet that is begun': 'ein begonnener Bogen',
  'Wait for the annotators.': 'Warten Sie auf die Annotierenden.',
  'an essay that an annotator is done with': 'ein Aufsatz, mit dem eine annotierende Person fertig ist',
  'Wait until somebody is done.': 'Warten Sie, bis jemand fertig ist.',
  'marks within one paragraph, of a known type, that change something, without || in the correction':
    'Markierungen innerhalb eines Absatzes, mit bekanntem Typ, die etwas ändern, ohne || in der Korrektur',
  'mark {}: {}': 'Markierung {1}: {2}',
  'mark {} of the type {}: {}': 'Markierung {1} vom Typ {2}: {3}',
  'reads as a separator': 'liest sich als Trennzeichen',
  'unknown type': 'unbekannter Typ',
  'cuts a character': 'zerschneidet ein Zeichen',
  'Correct or remove the mark.': 'Korrigieren oder entfernen Sie die Markierung.',
  'the same text of the essay {}, which was marked': 'derselbe Text des Aufsatzes {1}, der markiert wurde',
  'Give the essay another name; marks of one text do not fit another.':
    'Geben Sie dem Aufsatz einen anderen Namen; Markierungen eines Textes passen nicht zu einem anderen.',
  'a name that no other annotator of the task has': 'ein Name, den im Shared Task niemand sonst beim Annotieren hat',
  'a name that no other data set of the track has': 'ein Name, den kein anderer Datensatz des Tracks hat',
  'a name that no other judge of the campaign has': 'ein Name, den in der Kampagne niemand sonst beim Bewerten hat',
  'a name that no other team of the benchmark has': 'ein Name, den kein anderes Team des Benchmarks hat',
  'a name that no other team of the task has': 'ein Name, den kein anderes Team des Shared Tasks hat',
};
