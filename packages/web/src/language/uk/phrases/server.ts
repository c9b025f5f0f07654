import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of requests and links. */
export const server: Phrases = {
  'a request that can be read': 'запит, який можна прочитати',
  'See the description of the API at /api/v1/openapi.json.': 'Див. опис API за адресою /api/v1/openapi.json.',
  '{} as the API describes it': '{1}, як описано в API',
  'See /api/v1/openapi.json.': 'Див. /api/v1/openapi.json.',
  'a request from a page of this server': 'запит зі сторінки цього сервера',
  'one from another site': 'запит з іншого сайту',
  'Open the page at the server’s own address. Behind a proxy, whoever runs the server has to set {{publicUrl}}.':
    'Відкрийте сторінку за власною адресою сервера. За проксі ті, хто веде сервер, мають задати {{publicUrl}}.',
  'a link that works': 'чинне посилання',
  'one that was used already or has expired': 'уже використане або прострочене',
  'An organiser link works once, within a week. Ask another organiser for a new one, or whoever runs the server.':
    'Посилання організатора діє один раз, упродовж тижня. Попросіть нове в іншого організатора або в тих, хто веде сервер.',
  'an organiser to remain': 'організатор, який залишається',
  'the last one': 'останній',
  'Invite somebody else first.': 'Спершу запросіть когось іншого.',
  'room for an upload': 'місце для вивантаження',
  'many others under way': 'багато інших водночас',
  'a few uploads of yours at a time': 'лише кілька ваших вивантажень водночас',
  'more under way': 'більше водночас',
  'Send less at once, or pack the file with gzip.': 'Надішліть менше за раз або запакуйте файл gzip.',
  'the content type application/octet-stream': 'тип вмісту application/octet-stream',
  'Send the bytes of the file as they are.': 'Надішліть байти файлу такими, як є.',
  '{{modelJudge}} with a name of its own': '{{modelJudge}} з власною назвою',
  'Give each another name.': 'Дайте кожній іншу назву.',
  '{{modelJudge}} with an address without ?': '{{modelJudge}} з адресою без ?',
  'one with': 'адреса зі знаком ?',
  'Put a key into an environment variable.': 'Покладіть ключ у змінну середовища.',
};
