import { StetError, quote } from '@stet/core/internal';
import type { CompetitionPhase } from '@stet/node/bundles';
import type { BenchmarkDefinition } from '@stet/server';

type Phase = BenchmarkDefinition['dataSets'][number]['settings']['phases'][number];

/** The phases of all data sets, each with the tasks that are open in it. Codabench has one phase at a time. */
export function bundlePhases({ dataSets }: BenchmarkDefinition, leaveOut: (what: string) => void): CompetitionPhase[] {
  const byKey = new Map<string, { readonly phase: Phase; readonly tasks: number[] }>();
  for (const [index, { settings }] of dataSets.entries()) {
    for (const phase of settings.phases) {
      const key = JSON.stringify(phase);
      const group = byKey.get(key) ?? { phase, tasks: [] };
      byKey.set(key, group);
      group.tasks.push(index);
    }
  }
  const phases = [...byKey.values()].sort((a, b) => a.phase.opensAt - b.phase.opensAt);
  if (phases.length === 0) throw unprintable('at least one phase', 'none', 'Add a phase to a data set.');
  for (const [at, { phase }] of phases.entries()) {
    const next = phases.at(at + 1)?.phase;
    if (next !== undefined && (phase.closesAt === null || next.opensAt < phase.closesAt)) {
      const names = `${quote(phase.name)} and ${quote(next.name)}`;
      throw unprintable('phases one after the other, as Codabench has them', names, 'Change their dates or limits.');
    }
    if (phase.limitPerMonth > 0) leaveOut(`the limit of ${phase.limitPerMonth} a month in the phase "${phase.name}"`);
    if (phase.timeZone !== 'UTC') leaveOut(`the time zone of the phase "${phase.name}": Codabench counts days in UTC`);
  }
  return phases.map(({ phase: { name, opensAt, closesAt, limit, limitPerDay }, tasks }) => ({
    name,
    description: '',
    start: opensAt,
    end: closesAt ?? undefined,
    maxSubmissions: limit === 0 ? undefined : limit,
    maxSubmissionsPerDay: limitPerDay === 0 ? undefined : limitPerDay,
    tasks,
  }));
}

function unprintable(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'UNPRINTABLE', expected, found, remedy });
}
