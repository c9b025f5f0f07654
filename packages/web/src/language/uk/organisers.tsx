import type { Words } from '../catalogue.js';

export const organisers: Words['organisers'] = {
  title: 'Організатори',
  wanted: 'організатори',
  you: '(ви)',
  since: (at) => <>від {at}</>,
  signOut: (unseen, name) => <>Вийти на всіх пристроях{unseen(`: ${name}`)}</>,
  remove: (unseen, name) => <>Вилучити{unseen(`: ${name}`)} …</>,
  removeQuestion:
    'Усі сеанси цієї особи буде завершено, і вона більше не зможе організовувати. Усе, що вона створила, збережено.',
  removeConfirm: 'Вилучити організатора',
  invite: 'Запросити організатора',
  name: 'Ім’я',
  makeLink: 'Створити посилання',
  linkFor: (name) => `Посилання для: ${name}`,
  worksOnce: (until) => <>Воно діє один раз, до {until}, і більше не показується.</>,
};
