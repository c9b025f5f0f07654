import type { Words } from '../catalogue.js';

export const errorTypes: Words['errorTypes'] = {
  label: 'Тип помилки',
  list: 'Типи помилок',
  hint: 'введіть частину назви',
  hintForKeys: '; ↑ ↓ вибрати',
  hintForFingers: ' або торкніться, щоб побачити всі',
};
