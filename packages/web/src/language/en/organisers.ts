export const organisers = {};
