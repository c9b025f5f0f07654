import { metricTitle } from '@stet/core/internal';
import type { DataSet } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { speech, words } from '../language/words.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { Moment } from '../time/moment.js';
import { useNow } from '../time/use-now.js';
import { languageName } from './language-name.js';

interface DataSetTableProps {
  readonly dataSets: readonly DataSet[];
  /** Names the table for screen readers. */
  readonly track: string;
}

/** The data sets of a track: how large they are, by what they are ranked, and when they are open. */
export function DataSetTable({ dataSets, track }: DataSetTableProps): ReactElement {
  const { benchmarks } = words();
  const { name, language, sentences, metric, phase } = benchmarks.dataSetColumns;
  if (dataSets.length === 0) return <p className="empty">{benchmarks.noDataSets}</p>;
  return (
    <ListTable name={benchmarks.dataSetsOf(track)} columns={[name, language, numbers(sentences), metric, phase]}>
      {dataSets.map(({ task, name: title, sentences: count, settings, phase: open, may }) => (
        <tr key={task}>
          <th scope="row">
            {may.readLeaderboard ? (
              <Link href={`/tasks/${task}`}>
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </th>
          <td>{languageName(settings.language)}</td>
          <td className="number">{speech().integer(count)}</td>
          <td>{metricTitle(settings.official)}</td>
          <td>
            <PhaseText settings={settings} open={open} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

interface PhaseTextProps {
  readonly settings: DataSet['settings'];
  readonly open: number | null;
}

/** The phase that is open, or the next one, with its limits. */
function PhaseText({ settings: { phases, totalsOnly }, open }: PhaseTextProps): ReactElement {
  const { benchmarks } = words();
  const now = useNow();
  const coming = phases.filter(({ opensAt }) => opensAt > now).toSorted((a, b) => a.opensAt - b.opensAt);
  const phase = open === null ? coming.at(0) : phases[open];
  if (phase === undefined) return <>{benchmarks.closed}</>;
  const { closesAt, opensAt, timeZone, limit, limitPerMonth, limitPerDay } = phase;
  const name = <bdi>{phase.name}</bdi>;
  const limits = benchmarks.limits({ limit, month: limitPerMonth, day: limitPerDay });
  return (
    <>
      {open === null
        ? benchmarks.opens(name, <Moment at={opensAt} zone={timeZone} />)
        : closesAt === null
          ? benchmarks.openForGood(name)
          : benchmarks.openUntil(name, <Moment at={closesAt} zone={timeZone} />)}
      {limits !== '' && <small>{benchmarks.limitsNote(limits)}</small>}
      {totalsOnly && <small>{benchmarks.hidden}</small>}
    </>
  );
}
