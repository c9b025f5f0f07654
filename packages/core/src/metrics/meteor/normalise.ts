/** The letters that METEOR knows: Latin with accents, Cyrillic, phonetic extensions. */
const LETTERS = 'A-Za-zŠŽšžŸÀ-ÖØ-öø-žЀ-ӿԀ-ԧꙀ-ꙮ꙾-ꚗᴀ-ᵿ';
const WORD = `0-9${LETTERS}`;

const rule = (pattern: string, replacement: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'gu'),
  replacement,
];

const OTHER_MARKS = new RegExp(`[^${WORD} \\t\\n\\v\\f\\r.'\`,\\-‘’]`, 'gu');
const HAS_LETTER = new RegExp(`[${LETTERS}]`, 'u');

/** Applied one after the other, each from left to right without overlap: of `a-b-c` only one dash goes. */
const RULES = [
  rule('([^0-9]),([^0-9])', '$1 , $2'),
  rule('([0-9]),([^0-9])', '$1 , $2'),
  rule('([^0-9]),([0-9])', '$1 , $2'),
  rule('[`‘’]', "'"),
  rule("[“”]|''", ' " '),
  rule('–', '-'),
  rule('--', '-'),
  rule(`([${WORD}.])-([${WORD}])`, '$1 $2'),
  rule(`([^${LETTERS}])'([^${LETTERS}])`, "$1 ' $2"),
  rule(`([^${WORD}])'([${LETTERS}])`, "$1 ' $2"),
  rule(`([${LETTERS}])'([^${LETTERS}])`, "$1 ' $2"),
  rule(`([${LETTERS}])'([${LETTERS}])`, "$1 '$2"),
  rule("([0-9])'(s)", "$1 '$2"),
] as const;

const INITIALS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z';
const TITLES = `
  Adj Adm Adv Asst Bart Bldg Brig Bros Capt Cmdr Col Comdr Con Corp Cpl DR Dr Drs Ens Gen Gov Hon Hosp Hr Insp Lt MM
  MR MRS MS Maj Messrs Mlle Mme Mr Mrs Ms Msgr Op Ord Pfc Ph Prof Pvt Rep Reps Res Rev Rt Sen Sens Sfc Sgt Sr St
  Supt Surg`;
const OTHERS = 'Nos Nr e.g i.e rev v vs';

/** What keeps its dot, and what keeps it before a number. */
const ABBREVIATIONS = new Set(`${INITIALS} ${TITLES} ${OTHERS}`.split(/\s+/u));
const BEFORE_NUMBERS = new Set(['Art', 'No', 'pp']);

/**
 * METEOR's `-norm` without the lower case: splits off punctuation, makes quotes and dashes plain, takes words apart
 * at dashes and contractions, and writes U.S. as US.
 */
export function normalise(text: string): string {
  let line = ` ${text} `.replace(OTHER_MARKS, ' $& ');
  line = line.replace(/\.{2,}/gu, ' $& ');
  for (const [pattern, replacement] of RULES) line = line.replace(pattern, replacement);
  const words = javaTokens(line);
  return words
    .map((word, at) => splitDot(word, words[at + 1] ?? ''))
    .join(' ')
    .replace(/\p{Zs}+/gu, ' ');
}

/** The word with its last dot kept, dropped or split off. */
function splitDot(word: string, next: string): string {
  if (!/[^.]\.$/u.test(word)) return word;
  const stem = word.slice(0, -1);
  if (stem.includes('.') && HAS_LETTER.test(stem)) return word.replaceAll('.', '');
  const keeps = ABBREVIATIONS.has(stem) || /^[a-z]/u.test(next) || (BEFORE_NUMBERS.has(stem) && /^[0-9]/u.test(next));
  return keeps ? word : `${stem} .`;
}

/** Splits as METEOR does: at blanks, tabs and line ends of ASCII. A no-break space is part of a token. */
export function javaTokens(text: string): string[] {
  return text.match(/[^ \t\n\r\f]+/gu) ?? [];
}
