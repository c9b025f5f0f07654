// Measures a server under load, and attacks it. Prints; only the attacks and the kills can fail.
import { parseArgs } from 'node:util';
import { ATTACK_NAMES, attack } from './bench-server/attacks.mjs';
import { benchBoards } from './bench-server/boards.mjs';
import { benchCrowd } from './bench-server/crowd.mjs';
import { kill } from './bench-server/kills.mjs';
import { soak } from './bench-server/soak.mjs';
import { benchWorkers } from './bench-server/workers.mjs';

const HELP = `npm run bench:server -- [options]

On SQLite, or on the PostgreSQL database of DATABASE_URL, which should be empty.
Without options: 200 judges at once for a minute, who never rest.

  --judges N         judges at once; 200 unless you say otherwise
  --teams N          teams who hand in at the same time; 0
  --seconds N        for how long; 60
  --boards           pages of a task after a restart, and right after a new score
  --workers 1,2,4    submissions scored in a second by so many worker processes; PostgreSQL only
  --sentences N      of the task, for --boards and --workers; both sizes of docs/serve.md, and 1,312
  --soak MINUTES     judges, teams and readers who rest like people: memory, times and throughput over time
  --readers N        of the soak; 20
  --page FILE        where the soak writes its charts; soak.html
  --attack NAMES     ${ATTACK_NAMES.join(', ')}, or all: what a server must stand
  --kills N          the durability test with so many kills on each database
  --help`;

const { values } = parseArgs({
  options: {
    judges: { type: 'string' },
    teams: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    boards: { type: 'boolean' },
    workers: { type: 'string' },
    sentences: { type: 'string' },
    soak: { type: 'string' },
    readers: { type: 'string', default: '20' },
    page: { type: 'string', default: 'soak.html' },
    attack: { type: 'string' },
    kills: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const judges = Number(values.judges ?? 200);
if (values.help) console.log(HELP);
else if (values.kills !== undefined) kill(Number(values.kills));
else if (values.attack !== undefined) {
  await attack(values.attack === 'all' ? ATTACK_NAMES : values.attack.split(','));
} else if (values.boards) {
  const sizes = [
    [1312, 300],
    [10_496, 50],
  ];
  const teams = Number(values.teams ?? 50);
  for (const [sentences, count] of values.sentences === undefined ? sizes : [[Number(values.sentences), teams]]) {
    await benchBoards({ sentences, teams: count, restarts: 5, scores: 10 });
  }
} else if (values.workers !== undefined) {
  const counts = values.workers.split(',').map(Number);
  await benchWorkers({ counts, sentences: Number(values.sentences ?? 1312), submissions: 60 });
} else if (values.soak !== undefined) {
  const teams = Number(values.teams ?? 20);
  await soak({ minutes: Number(values.soak), judges, teams, readers: Number(values.readers), page: values.page });
} else await benchCrowd({ judges, teams: Number(values.teams ?? 0), seconds: Number(values.seconds) });
