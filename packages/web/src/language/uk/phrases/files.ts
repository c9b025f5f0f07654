import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of other files. */
export const files: Phrases = {
  'mistakes of one sentence in an <ANNOTATION>': 'помилки одного речення в <ANNOTATION>',
  'nid {}, pid {}, sid {}': 'nid {1}, pid {2}, sid {3}',
  '{} in nid {}, pid {}, sid {}': '{1} у nid {2}, pid {3}, sid {4}',
  'Leave out sentences without edits.': 'Пропустіть речення без правок.',
  'Start an <ANNOTATION> for each sentence.': 'Починайте <ANNOTATION> для кожного речення.',
  'Correct the line; columns are separated by tabs, sentences by an empty line.':
    'Виправте рядок; стовпці розділяє табуляція, речення — порожній рядок.',
  '9 columns': '9 стовпців',
  'token {} of the sentence': 'токен {1} речення',
  'an index, -1 or "-" as the head': 'індекс, -1 або "-" як голова',
  'a whole number for the {paragraph|sentence|token}': 'ціле число для абзацу, речення й токена',
  'text without tabs and line breaks in a column': 'текст без табуляцій і розривів рядка в стовпці',
  'Remove them, or write another format.': 'Вилучіть їх або запишіть в іншому форматі.',
  'error types with different tags, without spaces or "|", none of them "noop"':
    'типи помилок із різними позначками, без пробілів і "|", жоден не "noop"',
  'Say whether it must be corrected.': 'Укажіть, чи це треба виправити.',
  'req="yes" or req="no"': 'req="yes" або req="no"',
  '{} ({{strictOriginal}} cuts them to the sentence.)': '{1} ({{strictOriginal}} обрізає їх до речення.)',
  'text that XML can hold: no control characters': 'текст, який уміщує XML: без керівних символів',
  'Remove the character.': 'Вилучіть символ.',
  'elements that are closed in order, with "<" in text written as "&lt;"':
    'елементи, закриті по черзі, а "<" у тексті записано як "&lt;"',
  'Correct the markup at or before this line.': 'Виправте розмітку в цьому рядку або перед ним.',
  'only elements inside <{}>': 'лише елементи всередині <{1}>',
  'text, {}': 'текст, {1}',
  'Remove the text, or put it into its element.': 'Вилучіть текст або помістіть його у відповідний елемент.',
  'Check that this is the file you mean, and the capitals of its elements.':
    'Перевірте, чи це той файл, і великі літери його елементів.',
  'Remove one of them.': 'Вилучіть одне з них.',
  'a second one': 'ще одне',
  'one {} in <{}>': 'один {1} у <{2}>',
  'Add it; it may be empty.': 'Додайте його; воно може бути порожнім.',
  'Write "<" in text as "&lt;".': 'Пишіть "<" у тексті як "&lt;".',
  'only text in <{}>': 'лише текст у <{1}>',
  'Add the attribute.': 'Додайте атрибут.',
  'the attribute {} of <{}>': 'атрибут {1} елемента <{2}>',
  'a whole number as {} of <{}>': 'ціле число в атрибуті {1} елемента <{2}>',
  'a whole number as {}': 'ціле число як {1}',
  'Correct the number; paragraphs, characters and tokens are counted from 0.':
    'Виправте число; абзаци, символи й токени рахуються від 0.',
  'Remove the control characters.': 'Вилучіть керівні символи.',
  'text without control characters, which SGML cannot hold': 'текст без керівних символів, яких SGML не вміщує',
  'annotations of the essays that are given': 'анотації наданих творів',
  'annotations of the document {}, which is not among them': 'анотації документа {1}, якого серед них немає',
  'Give the file with its text first, or correct its nid.':
    'Спершу надайте файл із його текстом або виправте його nid.',
  'the same text of the document {} in every file': 'той самий текст документа {1} у кожному файлі',
  'Annotate one text; the offsets of one do not fit the other.':
    'Анотуйте один текст; позиції одного не підходять до іншого.',
  'document {}, paragraph {}: {} at {} to {}: {}': 'документ {1}, абзац {2}: {3} від {4} до {5}: {6}',
  'document {}, paragraph {}: {} at {} to {}: {}; dropped':
    'документ {1}, абзац {2}: {3} від {4} до {5}: {6}; відкинуто',
  'crosses paragraphs': 'виходить за межі абзацу',
  'crosses sentences': 'виходить за межі речення',
  'out of range': 'поза текстом',
  'outside of sentences': 'поза реченнями',
  reversed: 'початок після кінця',
  'cuts a long token': 'розрізає довгий токен',
  'changes nothing': 'нічого не змінює',
  'widened to tokens': 'розширено до токенів',
  'See docs/annotate.md for what essays in JSON look like.':
    'Який вигляд мають твори в JSON, описано в docs/annotate.md.',
  'Correct the file, and send it again.': 'Виправте файл і надішліть його ще раз.',
  'one essay or more': 'один твір або більше',
  'essays with different names': 'твори з різними назвами',
  'essays with their text': 'твори зі своїм текстом',
  '{} without any': '{1} без тексту',
  'braces only around marks, {source=>target:::error_type=…}':
    'фігурні дужки лише навколо позначок, {source=>target:::error_type=…}',
  'Close the mark, or remove the brace.': 'Закрийте позначку або вилучіть дужку.',
  'essays of the originals, such as {}': 'твори з вихідних текстів, наприклад {1}',
  'essays such as {}': 'твори на зразок {1}',
  'no essay': 'жодного твору',
  'Name files of the same corpus and split.': 'Назвіть файли того самого корпусу й частини.',
  '{} has {} {essay|essays}: {} that the originals lack':
    '{1} має {2} {2:твір, якого|твори, яких|творів, яких} немає у вихідних текстах: {3}',
  '{} lacks {} {essay|essays}: {}': '{1}: бракує {2} {2:твору|творів|творів}: {3}',
  'the file': 'файл',
  'Write {"id": "1", "source": "…", "references": ["…"]} on each line.':
    'Пишіть у кожному рядку {"id": "1", "source": "…", "references": ["…"]}.',
  'a JSON object': 'об’єкт JSON',
  '"source", a text': '"source", текст',
  '"references", a list of texts, or null where one is missing':
    '"references", список текстів або null, де тексту немає',
  '{} of {} edits quote another text than {} has at their offsets: it may not be the text of these edits':
    '{1} із {2} правок цитують не той текст, що стоїть у {3} на їхніх позиціях: можливо, це не текст цих правок',
  'a number, a sentence and its answers, with tabs between them':
    'номер, речення і відповіді до нього, розділені табуляціями',
  'Write each sentence with its number and its answers on one line.':
    'Пишіть кожне речення з номером і відповідями в одному рядку.',
  'a gold in one file: {}': 'еталон в одному файлі: {1}',
  'one file of a gold that has several ({})': 'один файл еталона, який має їх кілька ({1})',
  'Convert it to M2 first, with stet convert.': 'Спершу перетворіть його на M2 командою stet convert.',
  'a sentence and its corrections, with tabs between them': 'речення і його виправлення, розділені табуляціями',
  'Write the corrections of a sentence on its line, after tabs.':
    'Пишіть виправлення речення в його рядку після табуляцій.',
  'the text of {}, with other marks': 'текст із {1}, з іншими позначками',
  'Annotate one text; files of one document differ only in their marks.':
    'Анотуйте один текст; файли одного документа різняться лише позначками.',
  'req={}': 'req={1}',
  'the originals: {}': 'вихідні тексти: {1}',
  'plain text': 'простий текст',
  columns: 'стовпці',
  'documents in JSON Lines': 'документи в JSON Lines',
  'sentences between tabs': 'речення між табуляторами',
  "ChERRANT's M2": 'M2 від ChERRANT',
  "MuCGEC's text": 'текст MuCGEC',
  "MultiGEC's Markdown": 'Markdown від MultiGEC',
  "UA-GEC's annotated text": 'анотований текст UA-GEC',
  'HOO XML': 'XML від HOO',
  'I-measure XML': 'XML від I-measure',
  'NUCLE SGML': 'SGML від NUCLE',
};
