import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of models that judge. */
export const models: Phrases = {
  'it has no whole JSON object: {}': 'у ній немає цілого об’єкта JSON: {1}',
  'it is empty': 'вона порожня',
  'it is not JSON: {}': 'це не JSON: {1}',
  'the field "{}" is missing': 'бракує поля "{1}"',
  'it has a field {}, which was not asked for': 'вона має поле {1}, про яке не питали',
  'the field "{}" is there twice': 'поле "{1}" є двічі',
  'the field "{}" must be a whole number from {} to {}, not {}':
    'поле "{1}" має бути цілим числом від {2} до {3}, а не {4}',
  'the field "{}" must be true or false, not {}': 'поле "{1}" має бути true або false, а не {2}',
  'the field "{}" must be {}, not {}': 'поле "{1}" має бути {2}, а не {3}',
  'it refuses: {}': 'вона відмовляється: {1}',
  'it was held back by a content filter': 'її затримав фільтр вмісту',
  'it was cut off ({})': 'її обрізано ({1})',
  'its points depend on the position in which outputs are shown':
    'її бали залежать від того, на якому місці показано варіанти',
  'more than half of its pairs tie': 'понад половина її пар — нічиї',
  'it does not give a copy of an output the same points': 'вона дає копії варіанта не ті самі бали',
  'it prefers sentences with errors, left as they are, to their corrections':
    'вона віддає перевагу реченням із помилками, а не їхнім виправленням',
  'more than 5 % of its items have no usable answer': 'понад 5 % її завдань не мають придатної відповіді',
  'Check that the address is that of an OpenAI-compatible server.':
    'Перевірте, чи це адреса сервера, сумісного з OpenAI.',
  '{{openai}} with an address like http://localhost:8081': '{{openai}} з адресою на зразок http://localhost:8081',
  'Give the whole address, with http://.': 'Укажіть повну адресу, з http://.',
  'one with a name or password': 'адреса з іменем або паролем',
  'Put the key into an environment variable, and name that with {{keyEnv}}.':
    'Покладіть ключ у змінну середовища й назвіть її в {{keyEnv}}.',
  'Raise {{timeout}}.': 'Збільште {{timeout}}.',
  'Check that the server runs at that address.': 'Перевірте, чи сервер працює за цією адресою.',
  'Check the key in the variable that {{keyEnv}} names.': 'Перевірте ключ у змінній, яку називає {{keyEnv}}.',
  'the key in the environment variable {}': 'ключ у змінній середовища {1}',
  'characters that no key has': 'символи, яких немає в жодному ключі',
  'Set it, for example with: export {}=…': 'Задайте її, наприклад: export {1}=…',
  'Do not trust this server with a key.': 'Не довіряйте цьому серверу ключа.',
  'If it refuses a field of the request, name that with {{leaveOut}}.':
    'Якщо він відхиляє поле запиту, назвіть це поле в {{leaveOut}}.',
  'an answer of {} to {}': 'відповідь від {1} на {2}',
  'an answer of {} to {} and {} more': 'відповідь від {1} на {2} і ще {3}',
  '{} No answer of this run is kept.': '{1} Відповідей цього запуску не збережено.',
  '{} The answers so far are in the cache.': '{1} Попередні відповіді збережено.',
  '{} With {{cache}} the answers so far would be kept.': '{1} З {{cache}} попередні відповіді збереглися б.',
  'Run it again later.': 'Запустіть ще раз пізніше.',
  'at most {} tokens, as {{budget}} says': 'щонайбільше {1} {1:токен|токени|токенів}, як каже {{budget}}',
  '{} used, and {} {question|questions} without an answer':
    '{1} використано, і {2} {2:питання|питання|питань} без відповіді',
  'Raise {{budget}}, or ask about fewer items.': 'Збільште {{budget}} або запитуйте про менше завдань.',
  'at most {} {answer|answers} to ask for': 'щонайбільше {1} {1:відповідь|відповіді|відповідей}',
  '{} {question|questions} without an answer': '{1} {1:питання|питання|питань} без відповіді',
  'Allow more, or ask about fewer items.': 'Дозвольте більше або запитуйте про менше завдань.',
  'a place where models may be asked': 'місце, де дозволено запитувати моделі',
  'one of {}': 'одне з {1}',
  'Ask whoever runs the server: `stet serve --model-judge NAME=URL` allows one.':
    'Зверніться до тих, хто веде сервер: `stet serve --model-judge NAME=URL` дозволяє модель.',
  'an answer of {} within {} s': 'відповідь від {1} за {2} с',
  'none from {}': 'жодної від {1}',
  'What it has said is kept. Start it again when its server is less busy.':
    'Сказане збережено. Запустіть її знову, коли її сервер буде менш завантажений.',
  '{} at the address that it had when the model was added': '{1} за адресою, яка була, коли додавали модель',
  'another address': 'інша адреса',
  'Add the model again under another name: its answers are kept apart from those of the other address.':
    'Додайте модель ще раз під іншою назвою: її відповіді зберігатимуться окремо від відповідей іншої адреси.',
  'at most {} {call|calls}': 'щонайбільше {1} {1:запит|запити|запитів}',
  'questions that are still open': 'питання, що ще без відповіді',
  'What it has said is kept. Start it again with a higher limit.':
    'Сказане збережено. Запустіть її знову з вищою межею.',
  'What it has said is kept. Ask whoever runs this server to look at the address and the key, then start it again.':
    'Сказане збережено. Попросіть тих, хто веде сервер, перевірити адресу й ключ, і запустіть її знову.',
  'a model that is not asked now': 'модель, яку зараз не запитують',
  'one that is': 'модель, яку запитують',
  'Wait, or stop it.': 'Зачекайте або зупиніть її.',
  'Stop it first.': 'Спершу зупиніть її.',
  'a campaign with items': 'кампанія із завданнями',
  'a draft, which has none yet': 'чернетка, у якій їх ще немає',
  'Start the campaign first.': 'Спершу почніть кампанію.',
  'items to ask about': 'завдання, про які питати',
  'Wait until people have judged some, or ask about all items.':
    'Зачекайте, доки люди оцінять кілька, або запитайте про всі завдання.',
  'that somebody agrees to ask more than {} questions': 'чиясь згода поставити понад {1} {1:питання|питання|питань}',
  '{} {question|questions}, and nobody who agreed': '{1} {1:питання|питання|питань}, і ніхто не погодився',
  'Send the number of questions that you agree to.': 'Надішліть кількість питань, на яку погоджуєтеся.',
  'a way to ask that fits the protocol: {}': 'спосіб запитування, що відповідає протоколу: {1}',
  'outputs side by side for two orders, controls or criteria':
    'варіанти поруч — для двох порядків, контролю чи критеріїв',
  'one output at a time': 'один варіант за раз',
  'Leave these out: each output is scored by itself, on the scales of the campaign.':
    'Вилучіть їх: кожен варіант оцінюється окремо, за шкалами кампанії.',
};
