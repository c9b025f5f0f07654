export const judges = {};
