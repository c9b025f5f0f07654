import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('uk');

const submissions = { one: 'подання', few: 'подання', many: 'подань', other: 'подання' };

export const alternatives: Words['alternatives'] = {
  wanted: 'пропозиції',
  wantedBoard: 'таблиця результатів з альтернативними відповідями',

  window: {
    title: 'Коли команди можуть пропонувати',
    open: 'Команди можуть пропонувати альтернативні відповіді.',
    noGold: 'Команди зможуть пропонувати, щойно еталон буде оприлюднено: зробіть це в налаштуваннях.',
    coming: 'Пропозиції ще не приймаються.',
    closed: 'Пропозиції більше не приймаються.',
    openNow: 'Відкрити зараз',
    closeNow: 'Закрити зараз',
    zone: (zone) => `Час указано для ${zone}, часового поясу останнього етапу.`,
    noPhaseZone: (zone) => `Етапів ще немає, тож час указано для ${zone}.`,
  },

  proposals: {
    title: (count) => counted(count, { one: 'пропозиція', few: 'пропозиції', many: 'пропозицій', other: 'пропозиції' }),
    none: 'Пропозицій ще немає. Команди пропонують зі свого оглядача, коли еталон оприлюднено; анотатори оцінюють за власними посиланнями.',
    state: 'Стан',
    all: (count) => `усі ${integer(count)}`,
    open: (count) => `відкриті ${integer(count)}`,
    accepted: (count) => `прийняті ${integer(count)}`,
    refused: (count) => `відхилені ${integer(count)}`,
    noneIs: { open: 'Відкритих немає.', accepted: 'Прийнятих немає.', refused: 'Відхилених немає.' },
  },

  proposal: {
    sentence: (number) => `Речення ${number}`,
    decided: 'рішення організатора',
    proposedBy: (team, type) => (
      <>
        Пропонує {team} як {type}
      </>
    ),
    accepts: (annotator) => <>{annotator} приймає</>,
    refuses: (annotator) => <>{annotator} відхиляє</>,
    notJudged: 'Жоден анотатор її ще не оцінив.',
    decision: (edit) => `Рішення щодо ${edit}`,
    annotatorsDecide: 'Вирішують анотатори',
    accept: 'Прийняти',
    refuse: 'Відхилити',
  },

  make: {
    title: 'Еталон з альтернативними відповідями',
    madeOf: (goldVersion, accepted) =>
      `Його складено з еталона (версія ${goldVersion}) і ${counted(accepted, { one: 'прийнятої пропозиції', few: 'прийнятих пропозицій', many: 'прийнятих пропозицій', other: 'прийнятої пропозиції' })}.`,
    open: (count) =>
      `${counted(count, { one: 'пропозиція ще відкрита й не враховується', few: 'пропозиції ще відкриті й не враховуються', many: 'пропозицій ще відкриті й не враховуються', other: 'пропозиції ще відкриті й не враховуються' })}.`,
    unchanged: 'Сам еталон не змінюється.',
    rescored: (count) =>
      `За ним буде обчислено всі подання (${integer(count)}); доти їхні показники з альтернативними відповідями застарілі й не ранжуються.`,
    make: 'Створити й обчислити',
    again: 'Створити знову й обчислити',
    made: (version, accepted, sets) =>
      `Версія ${version}: ${counted(accepted, { one: 'пропозиція', few: 'пропозиції', many: 'пропозицій', other: 'пропозиції' })}, додаткових наборів анотацій: ${integer(sets)}.`,
    waiting: (count) => `Ще обчислити: ${counted(count, submissions)}.`,
  },

  upload: {
    title: 'Альтернативні відповіді з інших джерел',
    intro: 'Можна також вивантажити еталон, у якому вони вже є. Він має містити речення цього змагання.',
    label: 'Еталон з альтернативними відповідями',
    noGold: 'після еталона',
    checking: 'Перевірка …',
    saved: (version) => `Збережено як версію ${version}.`,
  },

  boards: {
    title: 'Обидві таблиці результатів',
    scoring: (waiting) => `Обчислюється: ${counted(waiting, submissions)}; застарілі показники доти не враховано.`,
    tableTitle: (metric) => `${metric} без альтернативних відповідей і з ними`,
    team: 'Команда',
    rank: 'Ранг',
    counts: 'Правильні / запропоновані / еталон',
    with: (column) => `${column} з ними`,
    gain: 'Приріст',
    versions: (gold, alternativesVersion) =>
      `Версія еталона ${gold}, з альтернативними відповідями — версія ${alternativesVersion}. Показники у відсотках.`,
  },
};
