import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of lines and sentences of texts. */
export const texts: Phrases = {
  '{} {line|lines}, one for each sentence of the gold':
    '{1} {1:рядок|рядки|рядків}, по одному на кожне речення еталона',
  '{} {line|lines}, one for each sentence of {}': '{1} {1:рядок|рядки|рядків}, по одному на кожне речення з {2}',
  'line {} seems to answer line {}: {} for {}': 'рядок {1}, здається, відповідає на рядок {2}: {3} для {4}',
  'line {} seems to answer line {}: {}': 'рядок {1}, здається, відповідає на рядок {2}: {3}',
  'the first line that seems unrelated to its source is {}: {} for {}':
    'перший рядок, який, здається, не пов’язаний зі своїм оригіналом, — {1}: {2} для {3}',
  'the first line that seems unrelated to its source is {}: {}':
    'перший рядок, який, здається, не пов’язаний зі своїм оригіналом, — {1}: {2}',
  '{}; {} lines seem to answer others':
    '{1}; {2} {2:рядок, здається, відповідає|рядки, здається, відповідають|рядків, здається, відповідають} на інші',
  'Write one line for each source sentence, an empty one where the system has no output.':
    'Напишіть по рядку на кожне вихідне речення, а де система нічого не видала — порожній.',
  'each line to answer the source sentence of the same number': 'кожен рядок до вихідного речення з тим самим номером',
  'Look for a line that is lost or doubled before this one.': 'Пошукайте перед цим рядок, що загубився або подвоївся.',
  'one of its annotators: {}': 'одна з його анотацій: {1}',
  'Change {{annotator}}, or leave it out to use the best for each sentence.':
    'Змініть {{annotator}} або вилучіть: тоді для кожного речення береться найкраща.',
  'a sentence without a line break': 'речення без розриву рядка',
  'Replace the line break with a space.': 'Замініть розрив рядка пробілом.',
  'the output of one system: plain text, or M2 with the edits of annotator {} alone':
    'варіант однієї системи: простий текст або M2 лише з правками анотації {1}',
  'edits of annotator {} too': 'також правки анотації {1}',
  'Print the text that you mean with stet apply, and hand that in.':
    'Отримайте потрібний текст командою stet apply і подайте його.',
  "this output is MuCGEC's text; of each line what follows the second tab is taken":
    'цей варіант — текст MuCGEC; з кожного рядка береться те, що після другої табуляції',
  'this output is M2; errant, cleme, cleme2 and gotoscorer take its edits as they are, other metrics the text that they give':
    'цей варіант — M2; errant, cleme, cleme2 і gotoscorer беруть його правки такими, як є, інші метрики — текст, який із них постає',
  'UTF-8 text': 'текст у UTF-8',
  'byte 0x{} at offset {}, which is not UTF-8': 'байт 0x{1} на позиції {2}, який не є UTF-8',
  'Save the file as UTF-8, for example with: iconv -f latin1 -t utf-8':
    'Збережіть файл у UTF-8, наприклад командою: iconv -f latin1 -t utf-8',
  'The file is UTF-16. Save it as UTF-8.': 'Файл у UTF-16. Збережіть його в UTF-8.',
  'The file is of a word processor, or a zip archive. Save it as plain text.':
    'Це файл текстового процесора або архів zip. Збережіть його як простий текст.',
  'The file is a PDF. Give its text as a plain text file.': 'Це PDF. Надайте його текст як простий текстовий файл.',
  'a NUL character at byte offset {}': 'символ NUL на позиції байта {1}',
  'The file is binary, damaged, or UTF-16 without a mark. Give it as UTF-8 text.':
    'Файл двійковий, пошкоджений або UTF-16 без позначки. Надайте його як текст у UTF-8.',
  'a whole gzip file': 'цілий файл gzip',
  'Pack the file again, or give it unpacked.': 'Запакуйте файл ще раз або надайте його незапакованим.',
  'two texts whose comparison needs at most {} cells of {characters|tokens}':
    'два тексти, порівняння яких потребує щонайбільше {1} {1:клітинку|клітинки|клітинок}',
  'a source and a correction whose alignment needs at most {} cells':
    'оригінал і виправлення, зіставлення яких потребує щонайбільше {1} {1:клітинку|клітинки|клітинок}',
  'a source and a hypothesis whose comparison needs at most {} cells':
    'оригінал і варіант, порівняння яких потребує щонайбільше {1} {1:клітинку|клітинки|клітинок}',
  '{} and {} characters': '{1} і {2} {2:символ|символи|символів}',
  '{} and {} tokens': '{1} і {2} {2:токен|токени|токенів}',
  '{} and {} tokens with too little in common': '{1} і {2} {2:токен|токени|токенів}, у яких замало спільного',
  'Split the line into sentences, or check that both files are of the same text.':
    'Розділіть рядок на речення або перевірте, чи обидва файли про той самий текст.',
  'sentences short enough, or alike enough, to align': 'речення, досить короткі або досить схожі, щоб їх зіставити',
  'a reference and a hypothesis with at most {} pairs of words that match':
    'еталонний варіант і варіант системи, у яких щонайбільше {1} {1:пара|пари|пар} слів, що збігаються',
  '{} and {} words with more': '{1} і {2} {2:слово|слова|слів}, де їх більше',
  '{} {line|lines}, one for each sentence of the source':
    '{1} {1:рядок|рядки|рядків}, по одному на кожне речення вихідного тексту',
};
