import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of M2. */
export const m2: Phrases = {
  'token offsets from 0 to {}, the length of the sentence': 'позиції токенів від 0 до {1} — довжини речення',
  'Correct the offsets; they count tokens from 0. Or leave such edits out with {{skipBadEdits}}. ({{strictOriginal}} drops the edit silently.)':
    'Виправте позиції; вони рахують токени від 0. Або пропустіть такі правки з {{skipBadEdits}}. ({{strictOriginal}} відкидає правку мовчки.)',
  'Correct the offsets; they count tokens from 0. Or leave such edits out with {{skipBadEdits}}.':
    'Виправте позиції; вони рахують токени від 0. Або пропустіть такі правки з {{skipBadEdits}}.',
  'Correct the offsets; they count tokens from 0. Or leave such edits out.':
    'Виправте позиції; вони рахують токени від 0. Або пропустіть такі правки.',
  'a start that is not after the end': 'початок, що не стоїть після кінця',
  'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}. ({{strictOriginal}} counts the edit as gold that nothing matches.)':
    'Поміняйте місцями або виправте позиції. Або пропустіть такі правки з {{skipBadEdits}}. ({{strictOriginal}} залишає правку в еталоні, і ніщо з нею не збігається.)',
  'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}.':
    'Поміняйте місцями або виправте позиції. Або пропустіть такі правки з {{skipBadEdits}}.',
  'six fields: A start end|||type|||correction|||REQUIRED|||-NONE-|||annotator':
    'шість полів: A початок кінець|||тип|||виправлення|||REQUIRED|||-NONE-|||анотація',
  'Add the missing fields.': 'Додайте поля, яких бракує.',
  'Remove what follows the annotator; M2 has no way to write "|||" inside a field. ({{strictOriginal}} ignores what follows the sixth field.)':
    'Вилучіть те, що стоїть після номера анотації; у полі M2 не можна записати "|||". ({{strictOriginal}} ігнорує все після шостого поля.)',
  'two whole numbers, start and end, after "A "': 'два цілі числа, початок і кінець, після "A "',
  'a whole number, the annotator, as the last field': 'ціле число, номер анотації, в останньому полі',
  'Number the annotators from 0.': 'Нумеруйте анотації від 0.',
  'an S line with the sentence before its A lines': 'рядок S із реченням перед його рядками A',
  'Put the S line first in its block.': 'Поставте рядок S першим у його блоці.',
  'a line that starts with "S " or "A ", or an empty line between blocks':
    'рядок, що починається з "S " або "A ", або порожній рядок між блоками',
  'Remove the line, or check that this is an M2 file.': 'Вилучіть рядок або перевірте, чи це файл M2.',
  'an S line with the source sentence in the block that starts here':
    'рядок S з вихідним реченням у блоці, що тут починається',
  'Add the S line, or remove the block.': 'Додайте рядок S або вилучіть блок.',
  'text that M2 can hold: no line break, no space at the ends, no "|" that reads as a separator':
    'текст, який уміщує M2: без розриву рядка, без пробілів на краях, без "|", схожого на роздільник',
  'Change the text, or write another format.': 'Змініть текст або запишіть в іншому форматі.',
  'A lines of annotator {} after the line T{}': 'рядки A анотації {1} після рядка T{2}',
  'annotators {}': 'анотації {1}',
  'Number the T lines and the last fields of their A lines alike.':
    'Нумеруйте рядки T і останні поля їхніх рядків A однаково.',
  'one S line in the block that starts here': 'один рядок S у блоці, що тут починається',
  'Put an empty line before each S line.': 'Поставте порожній рядок перед кожним рядком S.',
};
