import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');

export const questions: Words['questions'] = {
  essays: 'Твори',
  title: 'Пропозиції',
  opening: 'Відкриваємо пропозиції …',
  nothing: 'Нічого не запропоновано. Команди можуть пропонувати виправлення, коли еталон стане відкритим.',
  note: (proposals, left, link) => (
    <>
      Команди кажуть, що й інші виправлення правильні.{' '}
      {link(
        `Оцінити ${counted(proposals, { one: 'пропозицію', few: 'пропозиції', many: 'пропозицій', other: 'пропозиції' })}`,
      )}
      {left === 0 ? '; ви відповіли на всі.' : `; без вашої відповіді: ${left}.`}
    </>
  ),

  questionOf: (question, all) => `Запитання ${question} з ${all}`,
  progress: 'Запитання з відповіддю',
  answeredOf: (answered, all, unsent) => {
    const saved =
      unsent === 0
        ? 'усе збережено'
        : `${counted(unsent, { one: 'відповідь', few: 'відповіді', many: 'відповідей', other: 'відповіді' })} в дорозі`;
    return `Є відповідь на ${answered} з ${all}, ${saved}.${answered === all ? ' Дякуємо.' : ''}`;
  },
  ask: 'Чи це виправлення теж правильне? В еталоні може бути інше; правильними можуть бути обидва.',
  wouldRead: 'Читалося б так',
  goldReads: (answers) => (answers === 1 ? 'В еталоні' : 'В еталоні одне з'),
  saidToBe: 'Вказано як',
  typesIn: (types, sentence) => `${types.join(', ')}, речення ${sentence}`,

  isRight: 'Чи воно теж правильне?',
  verdicts: { accepted: 'Прийняти', refused: 'Відхилити' },
  comment: 'Коментар',
  sentWithAnswer: 'надсилається з вашою відповіддю',
  sentOnLeaving: 'надсилається, коли ви виходите з поля',
  nav: 'Запитання',
  previous: 'Попереднє',
  next: 'Наступне',
  keys: [
    [['A'], 'прийняти: воно теж правильне'],
    [['R'], 'відхилити: воно неправильне'],
    [['→', '↓'], 'наступне запитання'],
    [['←', '↑'], 'попереднє запитання'],
    [['C'], 'написати коментар; Enter виходить із нього'],
  ],
};
