/**
 * The rules of Paice 1990 ("Another stemmer", SIGIR Forum 24(3)), a line for each last letter: an ending, and what it
 * becomes. `^` allows only a word that no rule has changed; after `~` the stem is looked at again.
 */
const RULES = `
  ^ia- ^a-
  bb-b
  ytic-ys ic-~ nc-nt~
  dd-d ied-y~ ceed-cess eed-ee ed-~ hood-~
  e-~
  lief-liev if-~
  ing-~ iag-y ag-~ gg-g
  ^th- guish-ct ish-~
  ^i- i-y~
  ij-id fuj-fus uj-ud oj-od hej-her verj-vert misj-mit nj-nd j-s
  ifiabl- iabl-y abl-~ ibl- bil-bl~ cl-c iful-y ful-~ ul- ial-~ ual-~ al-~ ll-l
  ium- ^um- ism-~ mm-m
  sion-j~ xion-ct ion-~ ian-~ an-~ een-een en-~ nn-n
  ship-~ pp-p
  er-~ ear-ear ar- or-~ ur-~ rr-r tr-t~ ier-y~
  ies-y~ sis-s is-~ ness-~ ss-ss ous-~ ^us- ^s-~ s-s
  plicat-ply at-~ ment-~ ent-~ ant-~ ript-rib orpt-orb duct-duc sumpt-sum cept-ceiv olut-olv sist-sist ist-~ tt-t
  iqu- ogu-og
  siv-j~ eiv-eiv iv-~
  bly-bl~ ily-y~ ply-ply ly-~ ogy-og phy-ph omy-om opy-op ity-~ ety-~ lty-l istry- ary-~ ory-~ ify- ncy-nt~ acy-~
  iz-~ yz-ys`;

interface Rule {
  readonly ending: string;
  readonly onlyWhole: boolean;
  /** How many characters are cut off. */
  readonly cut: number;
  readonly appended: string;
  readonly goesOn: boolean;
}

const RULES_BY_LETTER = parseRules(RULES);

/** The stem of a word by the Lancaster stemmer: `lancasterStem('Happiness')` is `happy`. */
export function lancasterStem(word: string): string {
  const whole = word.toLowerCase();
  let stem = whole;
  for (;;) {
    const rule = ruleFor(stem, whole);
    if (rule === undefined) return stem;
    stem = stem.slice(0, stem.length - rule.cut) + rule.appended;
    if (!rule.goesOn) return stem;
  }
}

function ruleFor(stem: string, whole: string): Rule | undefined {
  // Only letters before the first other character choose the rules, but the whole stem must have the ending.
  const letters = /^\p{L}*/u.exec(stem)?.[0] ?? '';
  return RULES_BY_LETTER.get(letters.slice(-1))?.find(
    ({ ending, onlyWhole, cut }) => stem.endsWith(ending) && (!onlyWhole || stem === whole) && leavesAStem(stem, cut),
  );
}

/** True when what remains has two letters after a first vowel, or three with a vowel among the next two. */
function leavesAStem(word: string, cut: number): boolean {
  const characters = Array.from(word);
  const remaining = characters.length - cut;
  if (isVowel(characters[0])) return remaining >= 2;
  return remaining >= 3 && (isVowel(characters[1]) || isVowel(characters[2]));
}

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter);

function parseRules(rules: string): ReadonlyMap<string, readonly Rule[]> {
  const byLetter = new Map<string, Rule[]>();
  for (const [, whole, ending, result, again] of rules.matchAll(/(\^?)(\w+)-(\w*)(~?)/gu)) {
    let kept = 0;
    while (kept < ending.length && ending[kept] === result[kept]) kept++;
    const rule = {
      ending,
      onlyWhole: whole !== '',
      cut: ending.length - kept,
      appended: result.slice(kept),
      goesOn: again !== '',
    };
    const letter = ending.slice(-1);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), rule]);
  }
  return byLetter;
}
