export const errorTypes = {
  label: 'Error type',
  list: 'Error types',
  hint: 'type part of its name',
  hintForKeys: '; ↑ ↓ choose',
  hintForFingers: ', or tap to see them all',
};
