import type { Words } from '../catalogue.js';

export const time: Words['time'] = {
  locale: 'uk',
  clock: ({ weekday, day, month, year, hour, minute }) => `${weekday}, ${day} ${month} ${year} р., ${hour}:${minute}`,
  moment: (clock, zone, distance) => `${clock} ${zone}, ${distance}`,
  yourTime: (clock) => `${clock} за вашим часом`,
  withinMinute: 'менш ніж за хвилину',
  justNow: 'щойно',
  skippedTime: (zone, used) => `Годинники в ${zone} пропускають цей час; використано ${used}.`,
  zone: 'Часовий пояс',
  zoneHint: 'усі дати показано за ним',
};
