export const scores = {};
