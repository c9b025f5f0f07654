/**
 * By j, from 0 to the number of systems: in how many ways at most `most` of the outputs cover j systems; c_i(j) of
 * Grundkiewicz et al. (2015, section 4.1). Outputs count as different even where equally many systems wrote them. Adds
 * one output after the other to the counts of sets, by size and systems covered, so that no set has to be listed.
 */
export function waysToCover(multiplicities: readonly number[], most: number): Float64Array {
  const systems = multiplicities.reduce((sum, count) => sum + count, 0);
  const width = systems + 1;
  const ways = new Float64Array((most + 1) * width);
  ways[0] = 1;
  for (const count of multiplicities) {
    for (let size = most; size > 0; size--) {
      for (let covered = systems; covered >= count; covered--) {
        ways[size * width + covered] += ways[(size - 1) * width + covered - count];
      }
    }
  }
  return Float64Array.from({ length: width }, (_, covered) => {
    let sum = 0;
    for (let size = 0; size <= most; size++) sum += ways[size * width + covered];
    return sum;
  });
}

/** How many systems at most `most` outputs cover, on average over the ways to cover `most` or more: C_i. */
export function expectedCoverage(multiplicities: readonly number[], most: number): number {
  const ways = waysToCover(multiplicities, most);
  let sum = 0;
  let total = 0;
  for (let covered = most; covered < ways.length; covered++) {
    sum += ways[covered] * covered;
    total += ways[covered];
  }
  return sum / total;
}
