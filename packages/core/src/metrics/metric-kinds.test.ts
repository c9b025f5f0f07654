import { describe, expect, it } from 'vitest';
import type { MetricResources } from './kind.js';
import { metricKinds } from './metric-kinds.js';
import { createMetric } from './registry.js';
import { toyAnalyser } from './errant/testing/toy-analyser.js';
import { smallTable } from './meteor/testing/small-table.js';
import type { MetricOption, OptionValue } from './options/option.js';
import { sharedFiles, sharedOptions } from './options/shared-options.js';

const resources: MetricResources = {
  analyser: toyAnalyser,
  analyses: { ...toyAnalyser, name: 'analyses:small' },
  difficulty: { name: 'difficulty:small', systems: 2, solved: [] },
  stemmer: { stem: (word) => word },
  synonyms: smallTable({}),
  paraphrases: { name: 'paraphrases:small', longest: 0, paraphrases: () => [] },
};

/** A value that is not the default. */
function otherValue(option: MetricOption): OptionValue {
  switch (option.kind) {
    case 'flag':
      return !option.default;
    case 'choice':
      return option.choices.find((choice) => choice !== option.default) ?? '';
    case 'choices':
      return option.default.length > 1
        ? option.default.slice(1)
        : option.choices.filter((choice) => !option.default.includes(choice)).slice(0, 1);
    case 'words':
      return ['R:OTHER'];
    case 'number':
    case 'count':
      return (option.default ?? 0) + 1;
  }
}

describe.each(metricKinds)('the signature of $name', (kind) => {
  const signature = (options = {}): string => kind.create(options, resources).signature();

  const defaults = Object.fromEntries(Object.entries(kind.options).map(([key, option]) => [key, option.default]));

  it.each(Object.entries(kind.options))('tells of %s, if that changes the number', (key, option) => {
    const options = { [key]: otherValue(option) };
    const { matters = () => true } = option;
    if (matters === false || !matters({ ...defaults, ...options })) expect(signature(options)).toBe(signature());
    else expect(signature(options)).not.toBe(signature());
  });

  it('has a key and a value in every field', () => {
    const [name, ...fields] = signature().split('|');
    expect(name).toBe(kind.name);
    for (const field of fields) expect(field).toMatch(/^[\w-]+:[^:]+$/u);
    expect(new Set(fields.map((field) => field.split(':')[0])).size).toBe(fields.length);
  });
});

describe('sharedOptions(metricKinds)', () => {
  it('gives each flag one meaning', () => {
    const shared = sharedOptions(metricKinds);
    for (const kind of metricKinds) {
      for (const { key, option } of sharedOptions([kind])) {
        // What a metric takes by default and signs is its own affair.
        const { default: _, matters: _signs, ...meaning } = option;
        expect(shared.find((candidate) => candidate.key === key)?.option).toMatchObject(meaning);
      }
    }
  });

  it('gives each file one meaning', () => {
    const shared = new Map(sharedFiles(metricKinds).map(({ key, metrics: _metrics, ...file }) => [key, file]));
    for (const { files } of metricKinds) {
      for (const [key, file] of Object.entries(files)) expect({ key, ...file }).toEqual({ key, ...shared.get(key) });
    }
  });

  it('names files and options apart', () => {
    const names = [
      ...sharedOptions(metricKinds).map(({ key }) => key),
      ...sharedFiles(metricKinds).map(({ key }) => key),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('metricKinds', () => {
  it('makes metrics that can explain themselves, and tell beta, where it says so', () => {
    for (const { name, explains, countsEdits } of metricKinds) {
      const metric = createMetric({ name }, resources);
      expect([name, 'align' in metric, 'beta' in metric && 'align' in metric]).toEqual([name, explains, countsEdits]);
    }
  });
});
