import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');

export const people: Words['people'] = {
  againstPeople: 'Метрики й люди',
  metric: 'Метрика',
  pearson: 'Pearson r',
  spearman: 'Spearman ρ',
  kendall: 'Kendall τ-b',
  systems: 'Системи',
  intervals: (percent) => `У дужках: інтервали ${percent} % з повторних вибірок систем. Коли систем мало, вони широкі.`,

  byPeople: 'На думку людей',
  expectedWins: 'Expected Wins',
  rankRange: (percent) => `діапазон рангів, ${percent} %`,
  caption: ({ rankings, pairs, runs }) =>
    `${counted(rankings, { one: 'оцінка', few: 'оцінки', many: 'оцінок', other: 'оцінки' })}, ${counted(pairs, { one: 'пара', few: 'пари', many: 'пар', other: 'пари' })} систем; діапазони з ${counted(runs, { one: 'повторної вибірки', few: 'повторних вибірок', many: 'повторних вибірок', other: 'повторної вибірки' })}. Системи в одній смузі не розрізнити.`,
  metricAndPeople: (metric) => `${metric} і люди`,
  eachSystem: 'Кожна система на думку людей і за метриками',
  system: 'Система',
  inPercent: 'Метрики у відсотках, за еталоном без альтернативних відповідей.',
  tooFewSystems: 'Замало систем: для кореляції потрібно щонайменше три, які мають і оцінки людей, і показники метрик.',

  title: 'Люди',
  judgeToo: (link) => <>Ці подання оцінюють і люди: {link('люди й метрики')}.</>,
  whyPeople:
    'Метрика каже, наскільки система збігається з еталоном, а не наскільки добрі її речення. Це можуть сказати оцінювачі, які впорядковують варіанти; потім ви побачите, наскільки вони й метрики згодні.',
  begin: 'Дати людям оцінити ці подання',
  twoTeams: 'Потрібні подання двох команд.',

  peopleAndMetrics: 'Люди й метрики',
  openCampaign: (link) => (
    <>
      {link('Відкрити кампанію')}: її оцінювачі, її оцінки, їхня узгодженість. Усі бачать цю сторінку, коли кампанію
      закрито.
    </>
  ),
  stillJudging: 'Люди оцінюють ці подання. Результати з’являться, коли вони закінчать.',
  whatPeopleSay: 'думка людей',
  nobodyYet: 'Ще ніхто нічого не оцінив.',
};
