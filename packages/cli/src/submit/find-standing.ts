import { BenchmarkBoardAnswer } from './answers.js';
import { untilCurrent, type Polling } from './until-current.js';
import type { ServerClient } from './server-client.js';

type Track = BenchmarkBoardAnswer['tracks'][number];

/** How a team stands in a benchmark: what the board says of it, in each track in which it is there. */
export interface Standing {
  readonly confidence: number;
  /** How many data sets no number counts, since their scores are not released. */
  readonly hidden: number;
  readonly tracks: readonly TrackStanding[];
}

export interface TrackStanding extends Pick<Track, 'name' | 'official' | 'unit' | 'dataSets'> {
  /** How many teams have an overall rank. */
  readonly ranked: number;
  /** In the order of the data sets. */
  readonly scores: Track['rows'][number]['cells'];
  readonly languages: readonly (Average & { readonly language: string })[];
  readonly average: Average;
}

type Average = Track['rows'][number]['average'];

/** What the board of a benchmark says of a team; the server computes it once, for everybody. */
export async function findStanding(
  client: ServerClient,
  { benchmark, entrant }: { readonly benchmark: string; readonly entrant: string },
  polling: Polling,
): Promise<Standing> {
  const { confidence, hidden, tracks } = await untilCurrent(
    () => client.get(`benchmarks/${benchmark}/leaderboard`, { answer: BenchmarkBoardAnswer }),
    polling,
  );
  return { confidence, hidden, tracks: tracks.flatMap((track) => standingIn(track, entrant)) };
}

function standingIn(
  { name, official, unit, dataSets, languages, rows, baselines }: Track,
  entrant: string,
): TrackStanding[] {
  const row = [...rows, ...baselines].find((candidate) => candidate.entrant === entrant);
  if (row === undefined) return [];
  return [
    {
      name,
      official,
      unit,
      dataSets,
      ranked: rows.filter(({ average }) => average.rank !== null).length,
      scores: row.cells,
      languages: languages.map((language, at) => ({ language, ...row.languages[at] })),
      average: row.average,
    },
  ];
}
