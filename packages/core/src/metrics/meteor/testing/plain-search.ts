import type { Match } from '../reference.js';

interface Path {
  readonly matches: readonly Match[];
  readonly used: ReadonlySet<number>;
  readonly resume: number;
  readonly matched: number;
  readonly chunks: number;
  readonly distance: number;
  readonly end: number | undefined;
}

const byRank = (a: Path, b: Path): number => b.matched - a.matched || a.chunks - b.chunks || a.distance - b.distance;

/** The search in its plainest form: whole lists of paths, sorted before each word and cut to 40. */
export function plainSearch(candidates: readonly (readonly Match[])[]): { matches: Match[]; chunks: number } {
  const all = candidates.flat();
  const fixed = candidates.map((matches) =>
    matches.length === 1 &&
    matches[0].length === 1 &&
    matches[0].fromLength === 1 &&
    all.filter(({ from }) => from === matches[0].from).length === 1
      ? matches[0]
      : undefined,
  );
  const taken = new Set(fixed.flatMap((match) => (match === undefined ? [] : [match.from])));
  let paths: Path[] = [{ matches: [], used: taken, resume: 0, matched: 0, chunks: 0, distance: 0, end: undefined }];
  candidates.forEach((matches, at) => {
    paths = paths
      .sort(byRank)
      .slice(0, 40)
      .flatMap((path) => {
        if (path.resume > at) return [path];
        const only = fixed[at];
        if (only !== undefined) {
          const moved = path.distance + Math.abs(only.start - only.from);
          return [{ ...take(path, only), used: path.used, distance: moved }];
        }
        let { distance } = path;
        const next: Path[] = [];
        for (const match of matches) {
          if (!isFree(path, match, fixed)) continue;
          next.push({ ...take(path, match), distance });
          distance += Math.abs(match.start - match.from);
        }
        return [...next, { ...close(path), distance }];
      });
  });
  const [best] = paths.sort(byRank).slice(0, 40).map(close).sort(byRank);
  return { matches: [...best.matches], chunks: best.chunks };
}

const words = (from: number, length: number): number[] => Array.from({ length }, (_, at) => from + at);

function isFree(path: Path, match: Match, fixed: readonly (Match | undefined)[]): boolean {
  return (
    !words(match.from, match.fromLength).some((word) => path.used.has(word)) &&
    !words(match.start, match.length).some((word) => fixed[word] !== undefined)
  );
}

function take(path: Path, match: Match): Path {
  const isBroken = path.end !== undefined && path.end !== match.from;
  return {
    matches: [...path.matches, match],
    used: new Set([...path.used, ...words(match.from, match.fromLength)]),
    resume: match.start + match.length,
    matched: path.matched + match.gain,
    chunks: path.chunks + (isBroken ? 1 : 0),
    distance: path.distance,
    end: match.from + match.fromLength,
  };
}

const close = (path: Path): Path =>
  path.end === undefined ? path : { ...path, chunks: path.chunks + 1, end: undefined };
