import type { Match } from './reference.js';
import { NO_MATCH, Paths } from './paths.js';

export interface Alignment {
  readonly matches: readonly Match[];
  /** Stretches that are contiguous and in the same order on both sides. */
  readonly chunks: number;
}

/**
 * METEOR's search for the matches that cover most words in fewest chunks: from left to right over the reference,
 * keeping the 40 best paths. At each word a path takes a match or leaves the word out. The search keeps its working
 * memory from one pair of sentences to the next.
 */
export class BeamSearch {
  #paths = new Paths();
  #next = new Paths();
  #fixed: (Match | undefined)[] = [];
  /** The matches that paths took, each with the one before it on the same path. */
  readonly #taken: Match[] = [];
  readonly #before: number[] = [];

  /** `candidates` lists the matches that start at each word of the reference. */
  align(candidates: readonly (readonly Match[])[], hypothesisLength: number): Alignment {
    this.#fixed = withoutRivals(candidates, hypothesisLength);
    this.#taken.length = 0;
    this.#before.length = 0;
    this.#paths.start(hypothesisLength);
    for (const match of this.#fixed) if (match !== undefined) this.#paths.use(0, match.from);
    candidates.forEach((matches, at) => {
      const fixed = this.#fixed[at];
      if (fixed === undefined && matches.length > 0) this.#branch(matches, at, hypothesisLength);
      else this.#goOn(fixed, at);
    });
    return this.#best();
  }

  /** Where there is no choice each path takes the match that is fixed, or leaves the word out. */
  #goOn(fixed: Match | undefined, at: number): void {
    const paths = this.#paths;
    for (let path = 0; path < paths.count; path++) {
      if (paths.resume[path] > at) continue;
      const end = paths.end[path];
      if (end !== NO_MATCH && end !== fixed?.from) paths.chunks[path]++;
      paths.end[path] = NO_MATCH;
      if (fixed === undefined) continue;
      paths.end[path] = fixed.from + 1;
      paths.matched[path] += fixed.gain;
      paths.distance[path] += Math.abs(fixed.start - fixed.from);
    }
    paths.rank();
  }

  /** Where there are several matches each path takes each of them that it can, or leaves the word out. */
  #branch(candidates: readonly Match[], at: number, hypothesisLength: number): void {
    const paths = this.#paths;
    const next = this.#next;
    next.clear(hypothesisLength);
    for (let rank = 0; rank < paths.count; rank++) {
      const path = paths.order[rank];
      const matched = paths.matched[path];
      const chunks = paths.chunks[path];
      const end = paths.end[path];
      let distance = paths.distance[path];
      if (paths.resume[path] > at) {
        next.insert(paths, path, matched, chunks, distance, end);
        continue;
      }
      for (const match of candidates) {
        if (!this.#isFree(path, match)) continue;
        const { gain, from, fromLength } = match;
        const broken = end !== NO_MATCH && end !== from ? 1 : 0;
        const added = next.insert(paths, path, matched + gain, chunks + broken, distance, from + fromLength);
        if (added !== NO_MATCH) this.#take(next, added, match);
        // METEOR adds the distance to the path that was copied, so that it counts for the copies after this one.
        distance += Math.abs(match.start - from);
      }
      next.insert(paths, path, matched, chunks + (end === NO_MATCH ? 0 : 1), distance, NO_MATCH);
    }
    [this.#paths, this.#next] = [next, paths];
  }

  #isFree(path: number, match: Match): boolean {
    for (let word = match.from; word < match.from + match.fromLength; word++) {
      if (this.#paths.isUsed(path, word)) return false;
    }
    for (let word = match.start + 1; word < match.start + match.length; word++) {
      if (this.#fixed[word] !== undefined) return false;
    }
    return true;
  }

  #take(paths: Paths, path: number, match: Match): void {
    for (let word = match.from; word < match.from + match.fromLength; word++) paths.use(path, word);
    paths.resume[path] = match.start + match.length;
    this.#before.push(paths.last[path]);
    paths.last[path] = this.#taken.push(match) - 1;
  }

  /** Closes the last chunk of each path, and ranks the paths once more. */
  #best(): Alignment {
    const paths = this.#paths;
    for (let path = 0; path < paths.count; path++) if (paths.end[path] !== NO_MATCH) paths.chunks[path]++;
    paths.rank();
    const [best] = paths.order;
    const matches = this.#fixed.filter((match) => match !== undefined);
    for (let at = paths.last[best]; at !== NO_MATCH; at = this.#before[at]) matches.push(this.#taken[at]);
    return { matches, chunks: paths.chunks[best] };
  }
}

/** The matches of single words that compete with no other; METEOR takes them before the search, whatever it finds. */
function withoutRivals(candidates: readonly (readonly Match[])[], hypothesisLength: number): (Match | undefined)[] {
  const rivals = new Uint32Array(hypothesisLength);
  for (const matches of candidates) for (const { from } of matches) rivals[from]++;
  return candidates.map((matches) => {
    if (matches.length !== 1) return undefined;
    const [match] = matches;
    return match.length === 1 && match.fromLength === 1 && rivals[match.from] === 1 ? match : undefined;
  });
}
