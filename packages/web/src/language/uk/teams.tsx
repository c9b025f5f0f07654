import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');

const submissions = (count: number): string =>
  counted(count, { one: 'подання', few: 'подання', many: 'подань', other: 'подання' });

export const teams: Words['teams'] = {
  wanted: 'команди',
  none: 'Команд ще немає. Вони реєструються за посиланням вище, або їх додаєте ви.',
  since: (at, count) => (
    <>
      від {at}, {submissions(count)}
    </>
  ),
  ofBenchmark: (benchmark) => (
    <>Це набір даних: його команди — це команди бенчмарка {benchmark}, де їх реєструють і де ними керують.</>
  ),
  noLink: 'без посилання',
  waits: 'чекає на вас',
  approve: (unseen, name) => <>Схвалити{unseen(`: ${name}`)}</>,
  baseline: 'базова система',
  pin: (unseen, name) => <>Закріпити як базову систему{unseen(` ${name}`)}</>,
  unpin: (unseen, name) => <>Ранжувати, як інших{unseen(` ${name}`)}</>,
  kept: 'Усе, що подала команда, збережено.',
  linkOf: (name) => `Посилання: ${name}`,
  newLinkOf: (name) => `Нове посилання: ${name}`,
  isKey: 'Це ключ команди.',

  add: { title: 'Додати команду', button: 'Додати' },

  remove: {
    button: (unseen, name) => <>Вилучити{unseen(`: ${name}`)} …</>,
    question: (count) =>
      `Разом з командою буде вилучено її подання (${submissions(count)}) і пропозиції. В історії нижче її назва залишиться.`,
  },

  history: {
    title: 'Історія',
    'team approved': (at, organiser, team) => (
      <>
        {at}: {organiser} — схвалено команду {team}
      </>
    ),
    'team removed': (at, organiser, team) => (
      <>
        {at}: {organiser} — вилучено команду {team}
      </>
    ),
    'team made a baseline': (at, organiser, team) => (
      <>
        {at}: {organiser} — команду {team} закріплено як базову
      </>
    ),
    'team no longer a baseline': (at, organiser, team) => (
      <>
        {at}: {organiser} — команду {team} знову ранжують
      </>
    ),
  },

  registration: {
    title: 'Реєстрація',
    open: 'Відкрита: хто має посилання, може зареєструвати команду.',
    closed: 'Закрита: жодне посилання не діє. Створіть його, і хто його матиме, зможе зареєструвати команду.',
    link: 'Посилання для реєстрації',
    note: 'Скопіюйте його зараз: удруге його не показати. Якщо воно загубиться, створіть нове; це тоді перестане діяти.',
    make: 'Створити посилання',
    replace: 'Створити нове посилання …',
    replaceTitle: 'Замінити посилання для реєстрації?',
    replaceQuestion:
      'Теперішнє посилання одразу перестане діяти, хоч би де його опублікували. Зареєстровані команди збережуть власні посилання.',
    replaceConfirm: 'Створити нове посилання',
    close: 'Закрити реєстрацію …',
    closeTitle: 'Закрити реєстрацію?',
    closeQuestion:
      'Посилання одразу перестане діяти, і жодна команда більше не зареєструється, доки ви не створите нове. Зареєстровані команди залишаться.',
    closeConfirm: 'Закрити',
  },

  admission: {
    title: 'Кого допущено',
    most: 'Команд на посилання',
    mostHint: 'скільки може зареєструватися; додані вами не рахуються',
    approval: 'Кожна зареєстрована команда чекає вашого схвалення',
  },
};
