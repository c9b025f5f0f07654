export const judging = {};
