export const annotation = {};
