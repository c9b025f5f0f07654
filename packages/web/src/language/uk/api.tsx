import { speechOf } from '@stet/charts';
import { saying } from '../../api/problem-words.js';
import type { Words } from '../catalogue.js';
import { problems } from './problems.js';

const { counted } = speechOf('uk');

export const api: Words['api'] = {
  problems,
  otherProblem: saying('Щось не так, як має бути.'),
  expectedAndFound: (expected, found) => (
    <>
      Очікується: {expected}. Знайдено: {found}.
    </>
  ),
  line: (line) => `рядок ${line}`,

  unanswered: {
    expected: 'відповідь сервера',
    found: 'немає',
    remedy: 'Перевірте, чи є з’єднання з мережею. Сторінка пробує далі.',
  },
  unfetched: {
    expected: 'решта сторінки із сервера',
    found: 'немає відповіді',
    remedy: 'Перевірте, чи є з’єднання з мережею, і перезавантажте сторінку. Збережене не зникне.',
  },
  pageFault: { expected: 'сторінка, яка працює', remedy: 'Перезавантажте сторінку. Збережене не зникне.' },
  notStet: (status) => ({
    expected: 'відповідь Stet',
    found: `статус ${status}`,
    remedy: 'Перевірте адресу. Можливо, між вами й сервером стоїть проксі.',
  }),

  badOffsets: (edits) =>
    `Нічого не збережено. У цьому еталоні неправильні позиції ${counted(edits, { one: 'правки', few: 'правок', many: 'правок', other: 'правки' })}:`,
  badEdit: (line, found, expected) => (
    <>
      рядок {line}: {found}; очікувалося: {expected}
    </>
  ),
  andMore: (more) => `і ще ${more}`,
  leaveOut: (edits) =>
    `Усе одно вивантажити, без ${counted(edits, { one: 'правки', few: 'правок', many: 'правок', other: 'правки' })}`,
  leftOutHint: 'Тоді сигнатура кожного показника каже, скільки їх пропущено.',
};
