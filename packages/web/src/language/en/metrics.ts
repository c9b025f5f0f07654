export const metrics = {};
