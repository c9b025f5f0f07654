export const submissions = {};
