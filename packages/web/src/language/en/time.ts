import type { ClockFields } from '../../time/clock-fields.js';

export const time = {
  /** Whose names of weekdays and months `Intl` gives. */
  locale: 'en-GB',
  clock: ({ weekday, day, month, year, hour, minute }: ClockFields): string =>
    `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`,
  moment: (clock: string, zone: string, distance: string): string => `${clock} ${zone}, ${distance}`,
  yourTime: (clock: string): string => `${clock} your time`,
  withinMinute: 'in less than a minute',
  justNow: 'just now',
  skippedTime: (zone: string, used: string): string => `Clocks in ${zone} skip this time; ${used} is used.`,
  zone: 'Time zone',
  zoneHint: 'all dates are shown in it',
};
