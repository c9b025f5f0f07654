import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of benchmarks. */
export const benchmarks: Phrases = {
  'at least {} tracks, as a data set is of track {}':
    'mindestens {1} {1:Track|Tracks}, weil ein Datensatz zu Track {2} gehört',
  'Keep the tracks that have data sets, in their order, or move the data sets first.':
    'Behalten Sie die Tracks mit Datensätzen in ihrer Reihenfolge, oder verschieben Sie zuerst die Datensätze.',
  'a track from 0 to {}': 'ein Track von 0 bis {1}',
  'Add the track to the benchmark first.': 'Fügen Sie dem Benchmark zuerst den Track hinzu.',
  'the definition of a benchmark, as the API describes it':
    'die Beschreibung eines Benchmarks, wie die API sie beschreibt',
  'Correct it, or export it again; see BenchmarkDefinition in /api/v1/openapi.json.':
    'Korrigieren Sie sie, oder exportieren Sie sie noch einmal; siehe BenchmarkDefinition in /api/v1/openapi.json.',
  'a file that is named like a data set: {}': 'eine Datei, die wie ein Datensatz heißt: {1}',
  '{}, and {} data sets of this name': '{1}, und {2} Datensätze dieses Namens',
  'Put it into a folder that is called like the track, or name it by the id of the data set.':
    'Legen Sie sie in einen Ordner, der wie der Track heißt, oder benennen Sie sie nach der Kennung des Datensatzes.',
  'no team of the benchmark that is called like a baseline of the task':
    'kein Team des Benchmarks, das wie ein Vergleichssystem des Shared Tasks heißt',
  'Mark that team as a baseline, or leave out the baselines of the task.':
    'Machen Sie dieses Team zum Vergleichssystem, oder lassen Sie die Vergleichssysteme des Shared Tasks weg.',
  'a tar file with a file for each data set, such as Swedish.txt':
    'eine tar-Datei mit einer Datei je Datensatz, etwa Swedish.txt',
  'none, or one that is damaged or cut off': 'keine, oder eine beschädigte oder abgeschnittene',
  'no file in it': 'keine Datei darin',
  'Pack the files with tar, or hand them in one at a time.':
    'Packen Sie die Dateien mit tar, oder reichen Sie sie einzeln ein.',
};
