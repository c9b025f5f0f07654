export const explorer = {};
