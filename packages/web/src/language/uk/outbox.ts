import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');
const FORMS = {
  answer: { one: 'відповідь', few: 'відповіді', many: 'відповідей', other: 'відповіді' },
  change: { one: 'зміну', few: 'зміни', many: 'змін', other: 'зміни' },
};

export const outbox: Words['outbox'] = {
  allSaved: 'Усе збережено',
  saving: 'Зберігаємо …',
  offline: (waiting, what) =>
    `Немає мережі: тут збережено ${counted(waiting, FORMS[what])}, надішлемо, щойно з’явиться зв’язок`,
  signedOut: (waiting, what) => `Тут збережено ${counted(waiting, FORMS[what])}, доки ви знову не увійдете`,
  gaveUp: 'браузер зупинився',
  noDatabase: 'браузер не зберігає даних',
  noOutbox: 'браузер не зберігає того, що треба надіслати',
};
