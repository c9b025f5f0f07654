export const annotating = {};
