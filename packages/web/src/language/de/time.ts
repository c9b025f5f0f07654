import type { Words } from '../catalogue.js';

export const time: Words['time'] = {
  locale: 'de',
  clock: ({ weekday, day, month, year, hour, minute }) => `${weekday}, ${day}. ${month} ${year}, ${hour}:${minute} Uhr`,
  moment: (clock, zone, distance) => `${clock} ${zone}, ${distance}`,
  yourTime: (clock) => `${clock} Ihrer Zeit`,
  withinMinute: 'in weniger als einer Minute',
  justNow: 'gerade eben',
  skippedTime: (zone, used) => `Die Uhren in ${zone} überspringen diese Zeit; es gilt ${used} Uhr.`,
  zone: 'Zeitzone',
  zoneHint: 'alle Daten werden in ihr angezeigt',
};
