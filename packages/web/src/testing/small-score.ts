import { metricKinds, neededResources, score } from '@stet/core/internal';

const GOLD = `S I looking forward to meet you .
A 1 2|||Vform|||am looking|||REQUIRED|||-NONE-|||0
A 4 5|||Vform|||meeting|||REQUIRED|||-NONE-|||0
A 1 2|||Vform|||look|||REQUIRED|||-NONE-|||1

S She have baked a cake with nut .
A 1 2|||SVA|||has|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||nuts|||REQUIRED|||-NONE-|||0

S We can to swim in lake behind of the house .
A 2 3|||Vm||||||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
`;

const OUTPUTS = [
  ['I am looking forward to meet you .', 'She has baked cake with nut .', 'We can swim in the lake behind the house .'],
  ['I look forward to meeting you .', 'She have baked a cake with nuts .', 'We can to swim in lake behind of house .'],
];

/** A small score by every metric that needs no files, with intervals and tests, in all its digits. */
export async function smallScore(): Promise<string> {
  const metrics = metricKinds.map(({ name }) => name).filter((name) => neededResources({ name }).length === 0);
  const systems = Object.fromEntries(OUTPUTS.map((lines, at) => [`system-${at}`, lines]));
  const significance = { resamples: 50, confidence: 0.9 };
  return JSON.stringify(await score({ gold: GOLD, systems }, metrics, { significance, perSentence: true }));
}
