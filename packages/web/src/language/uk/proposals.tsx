import type { Words } from '../catalogue.js';

export const proposals: Words['proposals'] = {
  states: { open: 'відкрита', accepted: 'прийнята', refused: 'відхилена' },
  title: 'Ваші альтернативні відповіді',
  intro:
    'Якась ваша правка правильна, хоча в еталоні її немає? Відкрийте її в оглядачі й скажіть про це. Анотатори оцінять її, не знаючи, чия вона.',
  until: (at) => <>Пропозиції приймаються до {at}.</>,
  closed: 'Пропозиції більше не приймаються.',
  none: 'Ви ще нічого не запропонували.',
  sentence: (number) => `Речення ${number}`,
  submission: (name) => `подання ${name}`,
  proposedAs: (type) => `запропоновано як ${type}`,
  isRight: (unseen, edit) => <>Ця правка правильна{unseen(`: ${edit}`)}</>,
  takeBack: (unseen, edit) => <>Відкликати{unseen(`: ${edit}`)}</>,
  form: {
    name: (edit) => `Запропонувати ${edit}`,
    why: 'Чому (читає лише організатор)',
    noType: 'Виберіть тип помилки.',
    propose: 'Запропонувати',
  },
};
