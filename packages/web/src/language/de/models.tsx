import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer, plural } = speechOf('de');

const ITEMS = { one: 'Aufgabe', other: 'Aufgaben' };
const QUESTIONS = { one: 'Frage', other: 'Fragen' };

export const models: Words['models'] = {
  add: {
    title: 'Ein Modell hinzufügen',
    where: 'Wo gefragt wird',
    model: 'Modell',
    modelHint: 'wie sein Server es nennt',
    scheme: 'Wie gefragt wird',
    criteria: 'Worauf zu achten ist',
    everything: 'auf alles',
    about: 'Nach welchen Aufgaben',
    judged: 'nach denen, die Menschen beurteilt haben',
    all: 'nach allen gezogenen',
    controls: 'Versteckte Kontrollen',
    controlsHint: 'Aufgaben mit der Kopie einer Ausgabe und dem Original',
    mostCalls: 'Aufrufe, höchstens',
    mostCallsHint: 'eine unbrauchbare Antwort kostet einen zweiten',
    seed: 'Startwert',
    seedHint: 'für die Reihenfolge der Ausgaben',
    both: 'Ausgaben auch andersherum zeigen und zählen, wie oft das Urteil kippt',
    verdicts: 'Auch bei jeder Änderung fragen, ob sie richtig ist',
    detokenise: 'Tokens vorher zu normalem Text verbinden',
    prompt: 'Eine eigene Frage',
    promptLabel: 'Statt der von Stet, mit {targets}, wo die Ausgaben stehen sollen',
    button: 'Modell hinzufügen',
  },
  answered: (answers, questions) =>
    `${counted(answers, { one: 'Antwort', other: 'Antworten' })} auf ${counted(questions, QUESTIONS)}`,
  answeredBy: (name) => `Fragen, die ${name} beantwortet hat`,
  ask: {
    title: (questions) => `${counted(questions, QUESTIONS)} stellen?`,
    cost: 'Wer den Server des Modells betreibt, muss vielleicht für jede davon bezahlen.',
    confirm: 'Fragen stellen',
    first: (name, unseen) => <>Fragen{unseen(`: ${name}`)}</>,
    again: (name, unseen) => <>Weiter fragen{unseen(`: ${name}`)}</>,
    mostCallsHint: 'aller Durchgänge zusammen',
  },
  atMostCalls: (calls) => `höchstens ${counted(calls, { one: 'Aufruf', other: 'Aufrufe' })}`,
  beside: {
    title: 'Modelle neben Menschen',
    intro:
      'Modelle werden dasselbe gefragt wie Menschen. Nichts weiter oben zählt ihre Antworten, außer Sie beziehen sie ein.',
    fetched: 'der Vergleich',
    byPeople: 'Nach Menschen',
    byModel: (name) => `Nach ${name}`,
    doubts: 'Bevor Sie diesen Antworten trauen:',
    nothingShared: 'Kein Modell hat eine Aufgabe beurteilt, die auch ein Mensch beurteilt hat.',
  },
  biases: {
    name: 'Wie Modelle urteilen',
    caption: 'Wie sie urteilen',
    position: 'Nach Position',
    flips: 'Gekippt',
    ties: 'Gleichstand',
    copiesTied: 'Kopien gleich',
    sourcesWon: 'Original gewann',
    askedAgain: 'Noch mal gefragt',
    noAnswer: 'Keine Antwort',
    shareOf: (share, of) => `${share} von ${integer(of)}`,
    note: 'Nach Position: der Anteil der Streuung der Punkte, den die Position einer Ausgabe erklärt. Gekippt: Paare, in denen jede Ausgabe einmal gewann, wenn sie andersherum gezeigt wurden. Kopien und Originale sind versteckte Kontrollen: Die Kopie einer Ausgabe muss ihr gleichstehen, und ein Original mit Fehlern darf nicht gewinnen. Noch mal gefragt: Antworten, die nicht zu gebrauchen waren.',
    withoutAnswer: (model, questions, fault) => (
      <>
        {model}, {counted(questions, QUESTIONS)} ohne Antwort: {fault}
      </>
    ),
  },
  costs: {
    name: 'Was gefragt wurde',
    caption: 'Was es gekostet hat',
    calls: 'Aufrufe',
    tokensIn: 'Tokens hinein',
    tokensOut: 'Tokens heraus',
    answeredAs: 'Antwortete als',
  },
  described: {
    at: (model, endpoint) => `${model} bei ${endpoint}`,
    criteria: (criteria) => `mit Blick auf: ${criteria}`,
    ownPrompt: 'eine eigene Frage',
    verdicts: 'ein Urteil über jede Änderung',
    about: { all: 'alle Aufgaben', judged: 'von Menschen beurteilte Aufgaben' },
    bothOrders: 'in zwei Reihenfolgen',
    controls: (count) => `${integer(count)} mit versteckten Kontrollen`,
    detokenise: 'Tokens verbunden',
    seed: (seed) => `Startwert ${seed}`,
  },
  estimate: {
    fetched: 'die Schätzung',
    inWords: (questions, items, tokensIn, tokensOut) =>
      `${counted(questions, QUESTIONS)} zu ${plural(items, { one: 'einer Aufgabe', other: `${integer(items)} Aufgaben` })}: grob geschätzt ${integer(tokensIn)} Tokens an das Modell und ${integer(tokensOut)} zurück.`,
    limit: (calls) => `Nach ${integer(calls)} Aufrufen ist Schluss.`,
    nothingYet: 'Noch gibt es nichts zu fragen: Menschen haben noch keine Aufgabe beurteilt.',
    allAsked: 'Nach allem ist gefragt. Wenn es mehr Aufgaben gibt, können Sie hier weitermachen.',
  },
  failed: (reason) => <>Es ist gescheitert: {reason}</>,
  fetched: 'die Modelle',
  imported: 'Seine Urteile wurden importiert.',
  intro:
    'Ein Modell kann dasselbe gefragt werden wie Menschen. Seine Antworten bleiben getrennt: Keine Rangfolge, keine Übereinstimmung und kein Export zählt sie mit, außer Sie wünschen es.',
  judged: (items) => `${counted(items, ITEMS)} beurteilt`,
  kappas: {
    name: 'Übereinstimmung von Modellen mit Menschen und von Menschen untereinander',
    caption: 'Übereinstimmung mit Menschen und von Menschen untereinander',
    judge: 'Bewertende',
    same: 'Gleich',
    comparisons: 'Vergleiche',
    note: 'Ein Modell über dem κ der Menschen ist nicht besser als Menschen: Es stimmt mit einem von ihnen mehr überein als ein anderer.',
  },
  model: 'Modell',
  noEndpoint: (code) => (
    <>Dieser Server darf kein Modell fragen. Wer ihn betreibt, kann das mit {code('--model-judge')} erlauben.</>
  ),
  notStarted: 'Modelle lassen sich hinzufügen, sobald die Kampagne läuft.',
  remove: {
    button: (name, unseen) => <>Entfernen{unseen(`: ${name}`)}</>,
    question:
      'Alles, was es gesagt hat, wird entfernt und müsste neu gefragt werden. Was Menschen gesagt haben, bleibt, wie es ist.',
  },
  schemes: {
    'points5-s': 'Punkte von 1 bis 5 für ganze Sätze',
    'points5-e': 'Punkte von 1 bis 5 für ihre Änderungen',
    pairwise: 'Welche von zweien besser ist',
    direct: 'Punkte von 0 bis 100, eine Ausgabe nach der anderen',
  },
  schemesInList: {
    'points5-s': 'Punkte von 1 bis 5 für ganze Sätze',
    'points5-e': 'Punkte von 1 bis 5 für ihre Änderungen',
    pairwise: 'welche von zweien besser ist',
    direct: 'Punkte von 0 bis 100, eine Ausgabe nach der anderen',
  },
  states: {
    new: 'noch nicht gefragt',
    asking: 'wird gefragt',
    stopped: 'angehalten',
    failed: 'gescheitert',
    done: 'fertig',
  },
  stop: (name, unseen) => <>Anhalten{unseen(`: ${name}`)}</>,
  stopped: (reason) => <>Es hat angehalten: {reason}</>,
  title: 'Modelle als Bewertende',
  unusable: (count) => `${integer(count)} ohne brauchbare Antwort`,
};
