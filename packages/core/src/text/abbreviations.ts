/**
 * Abbreviations in English prose, in lower case and without the last period. Not `no`, which ends sentences, and
 * not `i.e`, after which the released CoNLL-2014 files start a new sentence.
 */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  [
    'mr mrs ms messrs dr prof st rev fr gen col maj capt lt sgt hon sen rep gov pres supt jr sr esq',
    'ph.d m.d b.a m.a b.sc m.sc',
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri',
    'inc ltd co corp bros dept univ assn ave blvd rd mt ft',
    'etc e.g vs cf al viz ca approx est incl esp fig figs vol vols ch pp p ed eds trans',
    'a.m p.m a.d b.c u.s u.k u.n u.s.a d.c e.u',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Words that begin a sentence even after an abbreviation. The released splits of CoNLL-2013 and CoNLL-2014 do not
 * treat `they`, `if` or `from` as such.
 */
export const OPENERS: ReadonlySet<string> = new Set(
  [
    'a an the this these those that there here it he she we you his her its our your their my',
    'in on at after before during since while when although though because however but and so yet',
    'as for with without what why how who where some many most several another each both such',
    'also then thus therefore hence moreover furthermore besides finally first firstly second secondly',
  ].flatMap((line) => line.split(' ')),
);
