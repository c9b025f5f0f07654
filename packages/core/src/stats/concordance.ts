/** How often two orders agree on a pair: the five cells that every statistic of Kendall's family is made of. */
export interface Concordance {
  /** Both orders put the same member of the pair first. */
  readonly concordant: number;
  readonly discordant: number;
  /** A tie in the first order only. */
  readonly firstTies: number;
  readonly secondTies: number;
  readonly bothTies: number;
}

/** Compares how two columns order each pair of rows. */
export function concordanceOf(first: ArrayLike<number>, second: ArrayLike<number>): Concordance {
  const counts = { concordant: 0, discordant: 0, firstTies: 0, secondTies: 0, bothTies: 0 };
  for (let at = 1; at < first.length; at++) {
    for (let before = 0; before < at; before++) {
      const firstSign = Math.sign(first[at] - first[before]);
      const secondSign = Math.sign(second[at] - second[before]);
      if (firstSign === 0 && secondSign === 0) counts.bothTies++;
      else if (firstSign === 0) counts.firstTies++;
      else if (secondSign === 0) counts.secondTies++;
      else if (firstSign === secondSign) counts.concordant++;
      else counts.discordant++;
    }
  }
  return counts;
}

export function pairsOf({ concordant, discordant, firstTies, secondTies, bothTies }: Concordance): number {
  return concordant + discordant + firstTies + secondTies + bothTies;
}
