export const crowd = {};
