import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('uk');

const beyond = (more: number): string => (more === 0 ? '' : `, і ще ${integer(more)}`);

export const shell: Words['shell'] = {
  goldTitles:
    'M2, M2 від ChERRANT, XML від I-measure, SGML від NUCLE, текст MuCGEC, анотований текст UA-GEC, речення між табуляторами або документи в JSON Lines',
  addressMistyped: 'Можливо, в адресі є помилка або те, що тут було, вилучено.',
  allLinks: 'Усі посилання',
  backup: 'Резервна копія',
  cancel: 'Скасувати',
  checkLink: 'Якщо це посилання вам хтось надіслав, перевірте, чи скопійовано його повністю, або попросіть нове.',
  close: 'Закрити',
  continue: 'Далі',
  continueWithLink: 'Продовжити з цим посиланням',
  copied: 'Скопійовано.',
  copiedLinks: (count) =>
    `Скопійовано ${counted(count, { one: 'посилання', few: 'посилання', many: 'посилань', other: 'посилання' })}.`,
  copy: 'Копіювати',
  copyAll: 'Копіювати всі',
  copyThemNow: 'Скопіюйте їх зараз: жодне не можна буде показати ще раз.',
  discardChanges: 'Відкинути зміни',
  doneOf: {
    any: (done, total, more) => `${integer(done)} з ${integer(total)}${beyond(more)}`,
    judged: (done, total, more) => `оцінено ${integer(done)} з ${integer(total)}${beyond(more)}`,
    judgments: (done, total, more) => `${integer(done)} з ${integer(total)} оцінок${beyond(more)}`,
  },
  dropFile: 'Відпустіть, щоб вибрати файл.',
  fetching: (what) => `Завантаження: ${what} …`,
  home: 'Головна',
  hours: (hours) => `${hours} год`,
  hoursAndMinutes: (hours, minutes) => `${hours} год ${minutes} хв`,
  keys: 'Клавіші',
  language: 'Мова',
  languageHint: 'речень, наприклад en або zh-Hans: для шрифтів і програм читання з екрана',
  leave: {
    title: 'Вийти без збереження?',
    confirm: 'Вийти й відкинути зміни',
    cancel: 'Залишитися тут',
    question: (changes) => `Ви внесли зміни: ${changes}. Якщо вийти зараз, ці зміни буде втрачено.`,
  },
  lines: (count) => counted(count, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' }),
  linkChanged: 'Ваше посилання змінилося',
  linkExpired: 'Це посилання вже не діє',
  linkIncomplete: 'Неповне посилання',
  makeLink: (unseen, name) => <>Створити посилання{unseen(` для ${name}`)}</>,
  minutes: (minutes) => `${minutes} хв`,
  name: 'Назва',
  newLink: {
    label: 'Ваше нове посилання',
    wrong: (room) => `Це не нове посилання. Посилання закінчується на /${room}# і 43 літери чи цифри.`,
    changed: {
      judge:
        'Посилання, за яким ви прийшли, поновлено або скасовано. Попросіть в організатора нове. Ще не надіслані відповіді зберігаються на цьому пристрої й будуть надіслані, коли ви продовжите.',
      annotate:
        'Посилання, за яким ви прийшли, поновлено або скасовано. Попросіть в організатора нове. Ще не надіслані позначки зберігаються на цьому пристрої й будуть надіслані, коли ви продовжите.',
    },
    expired: {
      judge:
        'Його поновлено чи скасовано, або ви скопіювали лише частину. Попросіть в організатора нове. Ще не надіслані відповіді зберігаються на цьому пристрої й будуть надіслані, коли ви продовжите.',
      annotate:
        'Його поновлено чи скасовано, або ви скопіювали лише частину. Попросіть в організатора нове. Ще не надіслані позначки зберігаються на цьому пристрої й будуть надіслані, коли ви продовжите.',
    },
  },
  notOrganiserLink: 'Це не посилання організатора. Воно закінчується на #organiser= і 43 літери чи цифри.',
  notFetched: (what) => `Не вдалося завантажити: ${what}`,
  notSavedYet: (changes) => `Ще не збережено: ${changes}.`,
  notTaken: 'не прийнято',
  oneMoment: 'Зачекайте …',
  onlyNow: 'Скопіюйте його зараз: його не можна буде показати ще раз. Якщо воно загубиться, поновіть його.',
  openBackup: 'Або відкрити резервну копію',
  organiserLink: 'Посилання організатора',
  pageDidNotLoad: 'Сторінка не завантажилася',
  pageNotFound: 'Сторінку не знайдено',
  pageStopped: 'Ця сторінка перестала працювати',
  playground: 'Майданчик',
  range: (low, high) => `від ${low} до ${high}`,
  reload: 'Перезавантажити',
  remove: 'Вилучити',
  removeForGood: 'Вилучити назавжди',
  removeNamed: (name) => `Вилучити ${name}?`,
  removeThis: {
    benchmark: 'Вилучити цей бенчмарк …',
    campaign: 'Вилучити цю кампанію …',
    task: 'Вилучити це змагання …',
  },
  renew: {
    button: (unseen, name) => <>Поновити посилання{unseen(` для ${name}`)} …</>,
    title: (name) => `Поновити посилання для ${name}?`,
    question: (name) =>
      `Теперішнє посилання для ${name} одразу перестане діяти, а ви отримаєте нове, яке треба буде передати.`,
    confirm: 'Поновити посилання',
  },
  revoke: {
    button: (unseen, name) => <>Скасувати посилання{unseen(` для ${name}`)} …</>,
    title: (name) => `Скасувати посилання для ${name}?`,
    question: (name) => `${name} не зможе увійти, доки ви не створите нове посилання.`,
    confirm: 'Скасувати посилання',
  },
  save: 'Зберегти',
  saveIt: 'Зберегти',
  saveThis: 'Зберегти це?',
  saved: 'Збережено.',
  saving: 'Збереження …',
  scoreWithoutSigningIn: (playground) => (
    <>
      Текст можна оцінити й без входу: {playground('майданчик')} робить це в цьому браузері, і нічого не залишає його.
    </>
  ),
  seconds: (seconds) => `${seconds} с`,
  sessionEnded: 'Ваш сеанс закінчився',
  signIn: 'Увійти',
  signInAgain: 'Увійдіть ще раз; ця сторінка залишиться такою, як є.',
  signOut: 'Вийти',
  signedInElsewhere: 'Вхід уже виконано в іншій вкладці',
  skipToContent: 'Перейти до вмісту',
  sourceOf: (file) => `вихідні речення з ${file}`,
  thisLinkIncomplete: 'Це посилання неповне',
  thisPageDoesNotExist: 'Такої сторінки немає',
  tryAgain: 'Спробувати ще раз',
  wholeLink:
    'Бракує ключа після #. Скопіюйте посилання повністю, до останньої літери, або попросіть в організатора нове.',
  wholeNumber: (min, max) => `ціле число від ${integer(min)} до ${integer(max)}`,
  whoSignsIn: (code) => (
    <>
      Організатори входять за посиланням, яке діє один раз: його друкує {code('stet serve')} під час першого запуску або
      надсилає інший організатор. Оцінювачі, команди й анотатори мають власні посилання, у яких є /judge#, /team# або
      /annotate#.
    </>
  ),
  worthALook: '(варто поглянути)',
};
