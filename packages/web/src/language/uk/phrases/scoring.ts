import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of scoring, and what warns of its scores. */
export const scoring: Phrases = {
  '{{gold}} for {}': '{{gold}} для {1}',
  'references only': 'лише еталонні варіанти',
  'Give gold edits, or choose other metrics.': 'Надайте правки еталона або виберіть інші метрики.',
  '{{baseline}} with one of: {}': '{{baseline}} з одним із: {1}',
  '{{resamples}} of 1 or more': '{{resamples}}: 1 або більше',
  'Take 1000.': 'Візьміть 1000.',
  '{{gold}}, or {{source}} and {{reference}}': '{{gold}} або {{source}} і {{reference}}',
  'Name what to score against.': 'Назвіть, із чим порівнювати.',
  'a place that can run the program of {}': 'місце, де може працювати програма {1}',
  'Score with the command line or the server.': 'Оцінюйте командним рядком або на сервері.',
  'the resource {}, which {} needs with these options': '{1}, чого {2} потребує з цими параметрами',
  'edits of {}': 'правки до {1}',
  'Annotate the sentences of the gold, or hand in the corrected text.':
    'Анотуйте речення еталона або подайте виправлений текст.',
  'a reference text from 0 to {}': 'еталонний варіант від 0 до {1}',
  'a metric: {}': 'метрика: {1}',
  'a format: {}': 'формат: {1}',
  '{} of {} to be a number': '{1} для {2} як число',
  '{} of {} to be a number above {}': '{1} для {2} як число, більше за {3}',
  '{} of {} to be a number from {} to {}': '{1} для {2} як число від {3} до {4}',
  '{} of {} to be a number, {} or more': '{1} для {2} як число, {3} або більше',
  '{} of {} to be a whole number': '{1} для {2} як ціле число',
  '{} of {} to be a whole number above {}': '{1} для {2} як ціле число, більше за {3}',
  '{} of {} to be a whole number from {} to {}': '{1} для {2} як ціле число від {3} до {4}',
  '{} of {} to be a whole number, {} or more': '{1} для {2} як ціле число, {3} або більше',
  '{} of {} to be one of {}': '{1} для {2} як одне з {3}',
  '{} of {} to be some of {}, each at most once': '{1} для {2} як деякі з {3}, кожне щонайбільше раз',
  '{} of {} to be true or false': '{1} для {2} як true або false',
  '{} of {} to be words without spaces and commas, each at most once':
    '{1} для {2} як слова без пробілів і ком, кожне щонайбільше раз',
  '{} of {} is inexact: {} {sentence has|sentences have} more references than could be tried, and a better one may exist. Its exact value lies between {} and {}. Raise {{maxReferences}}.':
    '{1} для {2} неточний: {3} {3:речення має|речення мають|речень мають} більше еталонних варіантів, ніж вдалося перебрати, і може існувати кращий. Точне значення — між {4} і {5}. Збільште {{maxReferences}}.',
  'the sentences do not look like English, and its stems, synonyms, function words and weights are those of English. Read the score with care.':
    'речення не схожі на англійські, а основи, синоніми, службові слова й ваги — англійські. Читайте показник обережно.',
  '{} {correction is|corrections are} cut into other tokens than the gold has, as in the original program, so that even a perfect output falls short. Keep those of the gold with {{tokens}} gold.':
    '{1} {1:виправлення поділено|виправлення поділено|виправлень поділено} на інші токени, ніж в еталоні, як в оригінальній програмі, тож навіть досконалий варіант не дотягує. Збережіть токени еталона: {{tokens}} gold.',
  '{} {sentence does|sentences do} not list annotator {} and {does|do} not count. {{unlisted}} first scores them against the first annotator listed.':
    '{1} {1:речення не має|речення не мають|речень не мають} анотації {2} і не {1:враховується|враховуються|враховуються}. {{unlisted}} first порівнює їх із першою наявною.',
  '{} {sentence|sentences} that nobody can correct (NA) {does|do} not count.':
    '{1} {1:речення, яке ніхто не може виправити (NA), не враховується|речення, які ніхто не може виправити (NA), не враховуються|речень, які ніхто не може виправити (NA), не враховуються}.',
  '{} {sentence|sentences} that nobody can correct (NA) {does|do} not count. {}':
    '{1} {1:речення, яке ніхто не може виправити (NA), не враховується|речення, які ніхто не може виправити (NA), не враховуються|речень, які ніхто не може виправити (NA), не враховуються}. {2}',
  '{} {sentence|sentences} of Chinese, Japanese or Thai {is|are} one token: to {} any change is a change of the whole line. Say {{unit}} character, or segment.':
    '{1} {1:китайське, японське чи тайське речення — один токен|китайські, японські чи тайські речення — по одному токену|китайських, японських чи тайських речень — по одному токену}: для {2} будь-яка зміна є зміною цілого рядка. Виберіть {{unit}} character або segment.',
  '{}: {} {line spells a word|lines spell words} of the sentence with other Unicode characters (NFC against NFD), which look the same and do not match. Nothing was normalised; bring all files to one form, or say {{normalise}} nfc.':
    '{1}: {2} {2:рядок пише|рядки пишуть|рядків пишуть} слова речення іншими символами Unicode (NFC проти NFD), які виглядають однаково, але не збігаються. Нічого не нормалізовано; зведіть усі файли до однієї форми або виберіть {{normalise}} nfc.',
  '{}: inserts or deletes {} words for each 100 of the source, more than the annotator of the gold who changes most ({}). {} cannot rank it: what no annotator wrote counts as wrong, however good it is. Let people compare its outputs with others, and rank by their judgments.':
    '{1}: вставляє або вилучає {2} слів на кожні 100 слів оригіналу — більше, ніж анотація еталона, яка змінює найбільше ({3}). За {4} цю систему ранжувати не можна: те, чого немає в жодній анотації, вважається хибним, хоч яке воно добре. Нехай люди порівняють її варіанти з іншими, і ранжуйте за їхніми оцінками.',
  '{}: left out the edit of {}: expected {}': '{1}: пропущено правку {2}; очікується: {3}',
  '{} is missing: its program failed ({}).': '{1} немає: програма зазнала збою ({2}).',
  'a program that computes {}': 'програма, що обчислює {1}',
  'none among those that this worker was given': 'жодної серед наданих цьому процесу',
  'Start all workers with the {{metricCommand}} of the server.': 'Запустіть усі процеси з {{metricCommand}} сервера.',
  'an analyser of sentences': 'аналізатор речень',
  'none here': 'тут немає',
  'Annotate with the command line, or without an analysis.': 'Анотуйте в командному рядку або без аналізу.',
};
