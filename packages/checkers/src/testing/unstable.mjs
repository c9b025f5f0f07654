// A checker for tests that does not always say the same: every third text that it is asked about, it also complains about
// the last word.
let asked = 0;

export const checker = 'unstable';
export const version = '1.0.0';

export default function check(text) {
  const repeated = [...text.matchAll(/\b(\w+) \1\b/gu)].map(({ index, 0: found, 1: word }) => ({
    rule: 'Repeated',
    start: index,
    end: index + found.length,
    message: 'Repeated',
    suggestions: [word],
  }));
  const last = /\w+(?=\W*$)/u.exec(text);
  if (++asked % 3 !== 0 || last === null) return repeated;
  return [...repeated, { rule: 'Mood', start: last.index, end: last.index + last[0].length, message: 'Not today' }];
}
