export const tasks = {};
