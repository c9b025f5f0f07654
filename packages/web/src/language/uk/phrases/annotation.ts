import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of annotating, and names that are taken. */
export const annotation: Phrases = {
  'a comparison that the organiser has opened': 'порівняння, яке відкрили організатори',
  'one that is closed': 'закрите порівняння',
  'Finish your essays without it: annotators work independently until all are done.':
    'Закінчіть свої твори без нього: анотатори працюють незалежно, доки не закінчать усі.',
  'revision {}': 'версія {1}',
  'This essay was marked in another window. Look at those marks, and choose.':
    'Цей твір позначали в іншому вікні. Перегляньте ті позначки й виберіть.',
  'two annotators who are done with the same essay': 'двоє анотаторів, які закінчили той самий твір',
  'two annotators who have begun the same essay': 'двоє анотаторів, які почали той самий твір',
  'Wait for both to begin.': 'Зачекайте, доки почнуть обоє.',
  'Wait until both are done, or compare sheets that are still open.':
    'Зачекайте, доки закінчать обоє, або порівняйте ще не закінчені аркуші.',
  'corrections without || and without | at their ends': 'виправлення без || і без | на краях',
  '{} in the essay {}': '{1} у творі {2}',
  'Change that correction: a gold would take it for two.': 'Змініть це виправлення: еталон сприйняв би його як два.',
  'an essay that nobody has marked': 'твір, якого ніхто не позначав',
  'marks in {}': 'позначки у {1}',
  'Leave it as it is: an essay with marks cannot be removed.': 'Залиште його: твір із позначками вилучити не можна.',
  'a sheet that is done': 'закінчений аркуш',
  'a sheet that is begun': 'розпочатий аркуш',
  'Wait for the annotators.': 'Зачекайте на анотаторів.',
  'an essay that an annotator is done with': 'твір, який закінчив хтось з анотаторів',
  'Wait until somebody is done.': 'Зачекайте, доки хтось закінчить.',
  'marks within one paragraph, of a known type, that change something, without || in the correction':
    'позначки в межах абзацу, відомого типу, які щось змінюють, без || у виправленні',
  'mark {}: {}': 'позначка {1}: {2}',
  'mark {} of the type {}: {}': 'позначка {1} типу {2}: {3}',
  'reads as a separator': 'читається як роздільник',
  'unknown type': 'невідомий тип',
  'cuts a character': 'розрізає символ',
  'Correct or remove the mark.': 'Виправте або вилучіть позначку.',
  'the same text of the essay {}, which was marked': 'той самий текст твору {1}, який позначали',
  'Give the essay another name; marks of one text do not fit another.':
    'Дайте твору іншу назву; позначки одного тексту не підходять до іншого.',
  'a name that no other annotator of the task has': 'ім’я, якого не має інший анотатор змагання',
  'a name that no other data set of the track has': 'назва, якої не має інший набір даних напряму',
  'a name that no other judge of the campaign has': 'ім’я, якого не має інший оцінювач кампанії',
  'a name that no other team of the benchmark has': 'назва, якої не має інша команда бенчмарку',
  'a name that no other team of the task has': 'назва, якої не має інша команда змагання',
};
