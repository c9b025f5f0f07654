import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of benchmarks. */
export const benchmarks: Phrases = {
  'at least {} tracks, as a data set is of track {}':
    'щонайменше {1} {1:напрям|напрями|напрямів}, бо набір даних належить до напряму {2}',
  'Keep the tracks that have data sets, in their order, or move the data sets first.':
    'Залиште напрями з наборами даних у їхньому порядку або спершу перемістіть набори.',
  'a track from 0 to {}': 'напрям від 0 до {1}',
  'Add the track to the benchmark first.': 'Спершу додайте напрям до бенчмарку.',
  'the definition of a benchmark, as the API describes it': 'опис бенчмарку, як його визначає API',
  'Correct it, or export it again; see BenchmarkDefinition in /api/v1/openapi.json.':
    'Виправте його або експортуйте ще раз; див. BenchmarkDefinition у /api/v1/openapi.json.',
  'a file that is named like a data set: {}': 'файл, названий як набір даних: {1}',
  '{}, and {} data sets of this name': '{1}, і {2} {2:набір|набори|наборів} даних із такою назвою',
  'Put it into a folder that is called like the track, or name it by the id of the data set.':
    'Покладіть його в теку, названу як напрям, або назвіть за ідентифікатором набору даних.',
  'no team of the benchmark that is called like a baseline of the task':
    'жодної команди бенчмарку, названої як базова система змагання',
  'Mark that team as a baseline, or leave out the baselines of the task.':
    'Позначте цю команду як базову систему або не копіюйте базові системи змагання.',
  'a tar file with a file for each data set, such as Swedish.txt':
    'файл tar з файлом для кожного набору даних, наприклад Swedish.txt',
  'none, or one that is damaged or cut off': 'жодного, або пошкоджений чи обрізаний',
  'no file in it': 'жодного файлу в ньому',
  'Pack the files with tar, or hand them in one at a time.': 'Запакуйте файли в tar або подайте їх по одному.',
};
