import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of error types. */
export const errorTypes: Phrases = {
  'Verb tense': 'Zeitform',
  'The verb stands in the wrong tense or aspect.': 'Das Verb steht in der falschen Zeitform oder im falschen Aspekt.',
  'Verb modal': 'Modalverb',
  'A modal verb is wrong, missing or not needed.': 'Ein Modalverb ist falsch, fehlt oder ist unnötig.',
  'Missing verb': 'Fehlendes Verb',
  'The clause lacks a verb.': 'Dem Teilsatz fehlt ein Verb.',
  'Verb form': 'Verbform',
  'The verb has the wrong form: infinitive, participle or gerund.':
    'Das Verb hat die falsche Form: Infinitiv, Partizip oder Gerundium.',
  'Subject-verb agreement': 'Kongruenz von Subjekt und Verb',
  'The verb does not agree with its subject.': 'Das Verb stimmt nicht mit seinem Subjekt überein.',
  'Article or determiner': 'Artikel oder Begleiter',
  'A determiner is wrong, missing or not needed.': 'Ein Begleiter ist falsch, fehlt oder ist unnötig.',
  'Noun number': 'Numerus des Nomens',
  'A noun is singular and should be plural, or the reverse.':
    'Ein Nomen steht im Singular statt im Plural, oder umgekehrt.',
  'Noun possessive': 'Besitzform des Nomens',
  'The possessive of a noun is wrong or missing.': 'Die Besitzform eines Nomens ist falsch oder fehlt.',
  'Pronoun form': 'Form des Pronomens',
  'A pronoun has the wrong case, person or number.':
    'Ein Pronomen hat falschen Kasus, falsche Person oder falschen Numerus.',
  'Pronoun reference': 'Bezug des Pronomens',
  'It is unclear or wrong what a pronoun refers to.': 'Worauf sich ein Pronomen bezieht, ist unklar oder falsch.',
  Preposition: 'Präposition',
  'A preposition is wrong, missing or not needed.': 'Eine Präposition ist falsch, fehlt oder ist unnötig.',
  'Wrong collocation or idiom': 'Falsche Wortverbindung oder Redewendung',
  'The words do not go together in English.': 'Die Wörter passen im Englischen nicht zusammen.',
  Acronym: 'Abkürzung',
  'An acronym is wrong, or stands where the full name should.':
    'Eine Abkürzung ist falsch oder steht, wo der volle Name stehen müsste.',
  'Word form': 'Wortform',
  'The right word in the wrong class, such as a noun for an adjective.':
    'Das richtige Wort in der falschen Wortart, etwa ein Nomen statt eines Adjektivs.',
  Tone: 'Ton',
  'The wording is too casual, or too formal, for the text.':
    'Die Ausdrucksweise ist für den Text zu locker oder zu förmlich.',
  'Run-on sentence': 'Aneinandergereihte Sätze',
  'Sentences are joined without a word or mark that may do so.':
    'Sätze sind ohne das nötige Wort oder Zeichen verbunden.',
  'Dangling modifier': 'Beziehungslose Bestimmung',
  'A phrase has nothing in its sentence to belong to.': 'Eine Wortgruppe hat im Satz nichts, worauf sie sich bezieht.',
  Parallelism: 'Parallelität',
  'Parts that stand side by side have different forms.': 'Teile, die nebeneinanderstehen, haben verschiedene Formen.',
  'Sentence fragment': 'Satzfragment',
  'The sentence is not complete.': 'Der Satz ist unvollständig.',
  'Subordinate clause': 'Nebensatz',
  'A subordinate clause is badly built or badly joined.':
    'Ein Nebensatz ist schlecht gebaut oder schlecht angeschlossen.',
  'Word order': 'Wortstellung',
  'The words stand in the wrong order.': 'Die Wörter stehen in der falschen Reihenfolge.',
  'Adverb or adjective order': 'Stellung von Adverb oder Adjektiv',
  'An adverb or adjective stands in the wrong place.': 'Ein Adverb oder Adjektiv steht an der falschen Stelle.',
  'Linking words': 'Verbindende Wörter',
  'A word or phrase that links clauses is wrong or missing.':
    'Ein Wort, das Teilsätze verbindet, ist falsch oder fehlt.',
  Mechanics: 'Schreibung und Zeichen',
  'Spelling, punctuation, capitals and the like.': 'Rechtschreibung, Zeichensetzung, Großschreibung und Ähnliches.',
  Redundancy: 'Überflüssiges',
  'Words say again what is said already.': 'Wörter sagen noch einmal, was schon gesagt ist.',
  Citation: 'Zitat',
  'A source is cited badly.': 'Eine Quelle ist schlecht zitiert.',
  'Other errors': 'Andere Fehler',
  'An error of no other type that can be corrected.':
    'Ein Fehler, der zu keinem anderen Typ gehört und sich korrigieren lässt.',
  'Unclear meaning': 'Unklarer Sinn',
  'Nobody can correct this without asking the writer.': 'Das kann niemand korrigieren, ohne nachzufragen.',
};
