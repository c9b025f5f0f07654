export const alternatives = {};
