import type { ErrorTypeSet } from './error-type.js';

/** The 28 error types of CoNLL-2014 (Ng et al. 2014, Table 1), in the order of its tables. */
export const CONLL_2014: ErrorTypeSet = {
  name: 'conll-2014',
  types: [
    { tag: 'Vt', name: 'Verb tense', description: 'The verb stands in the wrong tense or aspect.' },
    { tag: 'Vm', name: 'Verb modal', description: 'A modal verb is wrong, missing or not needed.' },
    { tag: 'V0', name: 'Missing verb', description: 'The clause lacks a verb.' },
    { tag: 'Vform', name: 'Verb form', description: 'The verb has the wrong form: infinitive, participle or gerund.' },
    { tag: 'SVA', name: 'Subject-verb agreement', description: 'The verb does not agree with its subject.' },
    { tag: 'ArtOrDet', name: 'Article or determiner', description: 'A determiner is wrong, missing or not needed.' },
    { tag: 'Nn', name: 'Noun number', description: 'A noun is singular and should be plural, or the reverse.' },
    { tag: 'Npos', name: 'Noun possessive', description: 'The possessive of a noun is wrong or missing.' },
    { tag: 'Pform', name: 'Pronoun form', description: 'A pronoun has the wrong case, person or number.' },
    { tag: 'Pref', name: 'Pronoun reference', description: 'It is unclear or wrong what a pronoun refers to.' },
    { tag: 'Prep', name: 'Preposition', description: 'A preposition is wrong, missing or not needed.' },
    { tag: 'Wci', name: 'Wrong collocation or idiom', description: 'The words do not go together in English.' },
    { tag: 'Wa', name: 'Acronym', description: 'An acronym is wrong, or stands where the full name should.' },
    {
      tag: 'Wform',
      name: 'Word form',
      description: 'The right word in the wrong class, such as a noun for an adjective.',
    },
    { tag: 'Wtone', name: 'Tone', description: 'The wording is too casual, or too formal, for the text.' },
    {
      tag: 'Srun',
      name: 'Run-on sentence',
      description: 'Sentences are joined without a word or mark that may do so.',
    },
    { tag: 'Smod', name: 'Dangling modifier', description: 'A phrase has nothing in its sentence to belong to.' },
    { tag: 'Spar', name: 'Parallelism', description: 'Parts that stand side by side have different forms.' },
    { tag: 'Sfrag', name: 'Sentence fragment', description: 'The sentence is not complete.' },
    { tag: 'Ssub', name: 'Subordinate clause', description: 'A subordinate clause is badly built or badly joined.' },
    { tag: 'WOinc', name: 'Word order', description: 'The words stand in the wrong order.' },
    {
      tag: 'WOadv',
      name: 'Adverb or adjective order',
      description: 'An adverb or adjective stands in the wrong place.',
    },
    { tag: 'Trans', name: 'Linking words', description: 'A word or phrase that links clauses is wrong or missing.' },
    { tag: 'Mec', name: 'Mechanics', description: 'Spelling, punctuation, capitals and the like.' },
    { tag: 'Rloc-', name: 'Redundancy', description: 'Words say again what is said already.' },
    { tag: 'Cit', name: 'Citation', description: 'A source is cited badly.' },
    { tag: 'Others', name: 'Other errors', description: 'An error of no other type that can be corrected.' },
    { tag: 'Um', name: 'Unclear meaning', description: 'Nobody can correct this without asking the writer.' },
  ],
};
