import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of rankings, and drawing items. */
export const ranking: Phrases = {
  'judgments of systems': 'оцінки про системи',
  'systems that are all compared, if through others': 'системи, які всі порівняно між собою, хоч би й через інші',
  'groups never compared with each other: {}': 'групи, ніколи не порівняні між собою: {1}',
  'Check the file and the options.': 'Перевірте файл і параметри.',
  'Rank each group on its own: name its systems with {{systems}}.':
    'Ранжуйте кожну групу окремо: назвіть її системи в {{systems}}.',
  'scores of every system for {}': 'бали кожної системи за {1}',
  'none of {}': 'нічого з {1}',
  'Name a scale that all systems are scored on with {{scale}}, or the systems with {{systems}}.':
    'Назвіть у {{scale}} шкалу, за якою бали мають усі системи, або системи в {{systems}}.',
  'scores of outputs from 0 to 100, as direct assessment gives them':
    'бали варіантів від 0 до 100, як за прямого оцінювання',
  'judgments without scores': 'оцінки без балів',
  'Rank them by a method that needs ranks alone, such as expected-wins.':
    'Ранжуйте методом, якому досить рангів, наприклад expected-wins.',
  'one of the systems judged: {}': 'одна з оцінених систем: {1}',
  'a confidence between 0 and 1': 'надійність між 0 і 1',
  'Take 0.95.': 'Візьміть 0,95.',
  '1 resample or more': '1 повторна вибірка або більше',
  'Take 100 for a first look, 1000 for a paper.': 'Візьміть 100 для першого погляду, 1000 для статті.',
  'a share of items from 0 to 1 for {}': 'частка завдань від 0 до 1 для {1}',
  'For every third item, say 0.33.': 'Для кожного третього завдання вкажіть 0.33.',
  'two judges or more to share items': 'двоє оцінювачів або більше, щоб мати спільні завдання',
  'Name another judge, or set {{inter}} to 0 to share none.':
    'Назвіть ще одного оцінювача або задайте {{inter}} 0, щоб спільних не було.',
  'names of systems without spaces and commas, which separate them in files of judgments':
    'назви систем без пробілів і ком, що розділяють їх у файлах оцінок',
  'Give the system another name: NAME=FILE.': 'Дайте системі іншу назву: НАЗВА=ФАЙЛ.',
  'one item or more': 'одне завдання або більше',
  'Ask for more items.': 'Запросіть більше завдань.',
  'one judge or more': 'один оцінювач або більше',
  'Name the judges, or say how many there are.': 'Назвіть оцінювачів або вкажіть, скільки їх.',
  'judges with different names': 'оцінювачі з різними іменами',
  'Name each judge once.': 'Назвіть кожного оцінювача раз.',
  'a sentence for which two systems wrote different text': 'речення, для якого дві системи написали різний текст',
  'the same text from all systems for each of {} sentences': 'той самий текст від усіх систем для кожного з {1} речень',
  'Check that the files hold the outputs of different systems.': 'Перевірте, чи у файлах варіанти різних систем.',
  'at most {} items, one for each sentence': 'щонайбільше {1} {1:завдання|завдання|завдань}, по одному на речення',
  'at most {} items, one for each sentence with different outputs':
    'щонайбільше {1} {1:завдання|завдання|завдань}, по одному на речення з різними виходами',
  'at most {} items, one for each two outputs of a sentence':
    'щонайбільше {1} {1:завдання|завдання|завдань}, по одному на кожні два варіанти речення',
  'Draw fewer items, or draw sentences with replacement.':
    'Доберіть менше завдань або добирайте речення з поверненням.',
  'two systems or more to compare': 'дві системи або більше для порівняння',
  'Name the output of each system, or a folder of them; the source itself may be one.':
    'Назвіть варіант кожної системи або теку з ними; сам оригінал теж може бути варіантом.',
  'two or more outputs in an item': 'два варіанти або більше в завданні',
  'Take 5, as the WMT campaigns do.': 'Візьміть 5, як у кампаніях WMT.',
};
