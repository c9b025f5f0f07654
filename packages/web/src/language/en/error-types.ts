export const errorTypes = {};
