export const explorer = {
  title: 'Sentences',
  wanted: 'the systems',
  gold: 'Gold',
  withAlternatives: 'With alternative answers',
};
