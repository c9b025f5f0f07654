import type { Words } from '../words.js';

export const leaderboard: Words['leaderboard'] = {};
