import type { Words } from '../catalogue.js';
import { alternatives } from './alternatives.js';
import { annotating } from './annotating.js';
import { annotation } from './annotation.js';
import { api } from './api.js';
import { benchmarks } from './benchmarks.js';
import { campaigns } from './campaigns.js';
import { charts } from './charts.js';
import { crowd } from './crowd.js';
import { dashboard } from './dashboard.js';
import { errorTypes } from './error-types.js';
import { explorer } from './explorer.js';
import { home } from './home.js';
import { items } from './items.js';
import { judges } from './judges.js';
import { judging } from './judging.js';
import { language } from './language.js';
import { leaderboard } from './leaderboard.js';
import { metrics } from './metrics.js';
import { models } from './models.js';
import { organisers } from './organisers.js';
import { outbox } from './outbox.js';
import { people } from './people.js';
import { playground } from './playground.js';
import { prepare } from './prepare.js';
import { proposals } from './proposals.js';
import { questions } from './questions.js';
import { reported } from './reported.js';
import { scores } from './scores.js';
import { shell } from './shell.js';
import { submissions } from './submissions.js';
import { tasks } from './tasks.js';
import { team } from './team.js';
import { teams } from './teams.js';
import { time } from './time.js';

/** Everything that the pages say, in German. */
export const german: Words = {
  alternatives,
  annotating,
  annotation,
  api,
  benchmarks,
  campaigns,
  charts,
  crowd,
  dashboard,
  errorTypes,
  explorer,
  home,
  items,
  judges,
  judging,
  language,
  leaderboard,
  metrics,
  models,
  organisers,
  outbox,
  people,
  playground,
  prepare,
  proposals,
  questions,
  reported,
  scores,
  shell,
  submissions,
  tasks,
  team,
  teams,
  time,
};
