export const prepare = {};
