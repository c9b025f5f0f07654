import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('uk');

export const judges: Words['judges'] = {
  title: 'Оцінювачі',
  wanted: 'оцінювачі',
  none: 'Оцінювачів ще немає. Кожен отримує особисте посилання й більше нічого не потребує: ні облікового запису, ні пароля.',

  links: {
    title: 'Нові оцінювачі',
    names: 'Імена через кому',
    make: 'Створити посилання',
    linkOf: (name) => `Посилання: ${name}`,
    newLinkOf: (name) => `Нове посилання: ${name}`,
    personal: 'Воно особисте.',
    kept: 'Оцінки збережено.',
  },

  state: { paused: 'призупинено', finished: 'завершено', setAside: 'не враховано', noLink: 'без посилання' },
  pause: (unseen, name) => <>Призупинити{unseen(`: ${name}`)}</>,

  figure: {
    participant: 'учасник',
    share: 'частка',
    judged: 'оцінено',
    skipped: 'пропущено',
    lastAnswer: 'остання відповідь',
    timePerItem: 'час на завдання',
    tooFast: 'надто швидко',
    checksPassed: 'пройдено перевірок уваги',
    agreesWithSelf: 'згода із собою',
    distance: 'відстань від інших',
    of: (part, whole) => `${integer(part)} з ${integer(whole)}`,
    selfAgreement: (share, pairs, items) =>
      `${share} з ${counted(pairs, { one: 'пари', few: 'пар', many: 'пар', other: 'пари' })} у ${counted(items, { one: 'повторному завданні', few: 'повторних завданнях', many: 'повторних завданнях', other: 'повторного завдання' })}`,
    median: (value) => `медіана ${value}`,
  },

  setAside: {
    setAside: (unseen, name) => <>Не враховувати{unseen(`: ${name}`)} …</>,
    countAgain: (unseen, name) => <>Знову враховувати{unseen(`: ${name}`)} …</>,
    isSetAside: (name) => `Оцінки (${name}) не враховано: їх збережено, але вони не входять у жоден результат.`,
    counts: (name) => `Оцінки (${name}) враховано. Ось що змінилося б; ще нічого не збережено.`,
    with: (name) => `Разом з: ${name}`,
    withAsNow: (name) => `Разом з: ${name}, як рахується зараз`,
    without: (name) => `Без: ${name}`,
    withoutAsNow: (name) => `Без: ${name}, як рахується зараз`,
    confirmSetAside: (name) => `Не враховувати оцінки: ${name}`,
    confirmCount: (name) => `Знову враховувати оцінки: ${name}`,
  },
};
