import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('uk');

const ITEMS = { one: 'завдання', few: 'завдання', many: 'завдань', other: 'завдання' };
const QUESTIONS = { one: 'запитання', few: 'запитання', many: 'запитань', other: 'запитання' };

export const models: Words['models'] = {
  add: {
    title: 'Додати модель',
    where: 'Де запитувати',
    model: 'Модель',
    modelHint: 'як її називає її сервер',
    scheme: 'Як запитувати',
    criteria: 'На що зважати',
    everything: 'на все',
    about: 'Про які завдання',
    judged: 'про оцінені людьми',
    all: 'про всі вибрані',
    controls: 'Приховані перевірки',
    controlsHint: 'завдання з копією варіанта та вихідним реченням',
    mostCalls: 'Звернень, щонайбільше',
    mostCallsHint: 'непридатна відповідь потребує другого',
    seed: 'Початкове число',
    seedHint: 'для порядку варіантів',
    both: 'Показувати варіанти й у зворотному порядку та рахувати зміни оцінки',
    verdicts: 'Також запитувати про кожну правку, чи вона правильна',
    detokenise: 'Спершу з’єднати токени у звичайний текст',
    prompt: 'Власне запитання',
    promptLabel: 'Замість запитання Stet, з {targets} на місці варіантів',
    button: 'Додати модель',
  },
  answered: (answers, questions) =>
    `${counted(answers, { one: 'відповідь', few: 'відповіді', many: 'відповідей', other: 'відповіді' })} на ${counted(questions, QUESTIONS)}`,
  answeredBy: (name) => `Запитання, на які відповіла модель ${name}`,
  ask: {
    title: (questions) => `Поставити ${counted(questions, QUESTIONS)}?`,
    cost: 'Можливо, за кожне з них доведеться платити тому, хто тримає сервер моделі.',
    confirm: 'Поставити',
    first: (name, unseen) => <>Запитати{unseen(` ${name}`)}</>,
    again: (name, unseen) => <>Запитувати далі{unseen(`: ${name}`)}</>,
    mostCallsHint: 'в усіх запусках разом',
  },
  atMostCalls: (calls) =>
    `щонайбільше ${counted(calls, { one: 'звернення', few: 'звернення', many: 'звернень', other: 'звернення' })}`,
  beside: {
    title: 'Моделі поруч із людьми',
    intro: 'Моделі запитують про те саме, що й людей. Угорі їхні відповіді не враховано, якщо ви їх не додали.',
    fetched: 'порівняння',
    byPeople: 'За людьми',
    byModel: (name) => `За ${name}`,
    doubts: 'Перш ніж довіряти цим відповідям:',
    nothingShared: 'Жодна модель не оцінила завдання, яке оцінила й людина.',
  },
  biases: {
    name: 'Як оцінюють моделі',
    caption: 'Як вони оцінюють',
    position: 'За місцем',
    flips: 'Змінено',
    ties: 'Нічия',
    copiesTied: 'Копії рівні',
    sourcesWon: 'Перемога вихідного',
    askedAgain: 'Запитано знову',
    noAnswer: 'Без відповіді',
    shareOf: (share, of) => `${share} з ${integer(of)}`,
    note: 'За місцем: частка розкиду балів, яку пояснює місце варіанта. Змінено: пари, у яких кожен варіант раз переміг, коли їх показали навпаки. Копії та вихідні речення — приховані перевірки: копія варіанта має бути йому рівна, а вихідне речення з помилками не має перемагати. Запитано знову: відповіді, якими не можна було скористатися.',
    withoutAnswer: (model, questions, fault) => (
      <>
        {model}, {counted(questions, QUESTIONS)} без відповіді: {fault}
      </>
    ),
  },
  costs: {
    name: 'Що запитували',
    caption: 'Чого це коштувало',
    calls: 'Звернення',
    tokensIn: 'Токени туди',
    tokensOut: 'Токени назад',
    answeredAs: 'Відповідала як',
  },
  described: {
    at: (model, endpoint) => `${model} на ${endpoint}`,
    criteria: (criteria) => `зважаючи на: ${criteria}`,
    ownPrompt: 'власне запитання',
    verdicts: 'оцінка кожної правки',
    about: { all: 'усі завдання', judged: 'завдання, оцінені людьми' },
    bothOrders: 'у двох порядках',
    controls: (count) => `із прихованими перевірками: ${integer(count)}`,
    detokenise: 'токени з’єднано',
    seed: (seed) => `початкове число ${seed}`,
  },
  estimate: {
    fetched: 'приблизний підрахунок',
    inWords: (questions, items, tokensIn, tokensOut) =>
      `${counted(questions, QUESTIONS)} про ${counted(items, ITEMS)}: за грубою оцінкою, токенів до моделі — ${integer(tokensIn)}, від неї — ${integer(tokensOut)}.`,
    limit: (calls) => `Вона зупиниться, зробивши звернень: ${integer(calls)}.`,
    nothingYet: 'Ще нема про що запитувати: люди не оцінили жодного завдання.',
    allAsked: 'Про все вже запитано. Коли завдань побільшає, можна буде продовжити тут.',
  },
  failed: (reason) => <>Не вдалося: {reason}</>,
  fetched: 'моделі',
  imported: 'Її оцінки імпортовано.',
  intro:
    'Модель можна запитувати про те саме, що й людей. Її відповіді зберігаються окремо: їх не враховує жодне ранжування, узгодженість чи експорт, якщо ви цього не попросите.',
  judged: (items) => `оцінено ${counted(items, ITEMS)}`,
  kappas: {
    name: 'Узгодженість моделей із людьми та людей між собою',
    caption: 'Узгодженість із людьми та людей між собою',
    judge: 'Оцінювач',
    same: 'Однаково',
    comparisons: 'Порівняння',
    note: 'Модель, вища за κ людей, не краща за людей: вона погоджується з одним із них більше, ніж інша людина.',
  },
  model: 'Модель',
  noEndpoint: (code) => (
    <>
      Цей сервер не може запитувати жодної моделі. Той, хто його тримає, може це дозволити за допомогою{' '}
      {code('--model-judge')}.
    </>
  ),
  notStarted: 'Моделі можна додати, коли кампанія розпочнеться.',
  remove: {
    button: (name, unseen) => <>Вилучити{unseen(` ${name}`)}</>,
    question: 'Усе, що вона сказала, буде вилучено, і довелося б запитувати знову. Сказане людьми залишиться, як є.',
  },
  schemes: {
    'points5-s': 'Бали від 1 до 5 за цілі речення',
    'points5-e': 'Бали від 1 до 5 за їхні правки',
    pairwise: 'Який із двох кращий',
    direct: 'Бали від 0 до 100, по одному варіанту',
  },
  schemesInList: {
    'points5-s': 'бали від 1 до 5 за цілі речення',
    'points5-e': 'бали від 1 до 5 за їхні правки',
    pairwise: 'який із двох кращий',
    direct: 'бали від 0 до 100, по одному варіанту',
  },
  states: {
    new: 'ще не запитано',
    asking: 'запитуємо',
    stopped: 'зупинено',
    failed: 'не вдалося',
    done: 'готово',
  },
  stop: (name, unseen) => <>Зупинити{unseen(` ${name}`)}</>,
  stopped: (reason) => <>Зупинено: {reason}</>,
  title: 'Моделі як оцінювачі',
  unusable: (count) => `без придатної відповіді: ${integer(count)}`,
};
