export const leaderboard = {};
