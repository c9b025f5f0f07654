import { describe, expect, it } from 'vitest';
import type { Competition } from './competition.js';
import { parseCompetition } from './parse-competition.js';
import { printCompetition } from './print-competition.js';

const COMPETITION = `version: 2
title: Evening class
description: Correct what learners wrote.
image: logo.png
terms: pages/terms.md
registration_auto_approve: yes
docker_image: python:3.12
queue: 5f2c
contact_email: olive@example.org
pages:
  - title: Call
    file: pages/call.md
tasks:
  - index: 3
    name: Essays
    input_data: data/input
    reference_data: reference.zip
    scoring_program: scoring.zip
    ingestion_only_during_scoring: False
phases:
  - index: 1
    name: Test
    start: 2026-03-01 12:30:00
    max_submissions: 10
    max_submissions_per_day: 2
    tasks: [3]
  - index: 0
    name: Development
    description: Tune your system.
    start: 2026-01-01
    end: "2026-03-01T12:30:00+00:00"
    starting_kit: kit
    tasks:
      - 3
leaderboards:
  - title: Results
    key: main
    submission_rule: Force_Best
    columns:
      - title: GLEU
        key: gleu
        index: 1
      - title: F0.5
        key: m2
        index: 0
        sorting: desc
`;

describe('parseCompetition(text, file)', () => {
  it('reads a competition of version 2, with phases and columns in the order of their indexes', () => {
    const { competition } = parseCompetition(COMPETITION, 'competition.yaml');
    expect(competition).toMatchObject({
      title: 'Evening class',
      autoApprove: true,
      contact: 'olive@example.org',
      pages: [{ title: 'Call', file: 'pages/call.md' }],
      tasks: [{ index: 3, name: 'Essays', inputData: 'data/input', referenceData: 'reference.zip' }],
      phases: [
        { name: 'Development', start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 2, 1, 12, 30), tasks: [3] },
        { name: 'Test', end: undefined, maxSubmissions: 10, maxSubmissionsPerDay: 2 },
      ],
      leaderboards: [{ rule: 'Force_Best', hidden: false, columns: [{ key: 'm2' }, { key: 'gleu' }] }],
    });
  });

  it('tells what it does not read', () => {
    expect(parseCompetition(COMPETITION, 'competition.yaml').unread).toEqual([
      'queue',
      'tasks[0].ingestion_only_during_scoring',
      'phases[1].starting_kit',
    ]);
  });

  it.each([
    ['what is no YAML', ['title: Evening class', 'title: [Evening'], 3, 'YAML'],
    ['another version', ['version: 2', 'version: 1.5'], 1, '2 as version'],
    ['a missing title', ['title: Evening class', 'title:'], 2, 'text as title'],
    ['no tasks', [/^tasks:[^]*?(?=^phases:)/mu, ''], 1, 'at least one task as tasks'],
    [
      'a task of which only Codabench has the data',
      ['    name: Essays', '    key: 1b2c'],
      15,
      'a task with its data as tasks[0].key',
    ],
    [
      'a phase of a task that there is not',
      ['tasks: [3]', 'tasks: [4]'],
      26,
      'the index of a task that there is as phases[0].tasks[0]',
    ],
    [
      'a time that is none',
      ['2026-03-01 12:30:00', 'tomorrow'],
      23,
      'a time like 2026-11-18 13:30:00 as phases[0].start',
    ],
    [
      'phases at the same time',
      ['2026-03-01 12:30:00', '2026-02-01 12:30:00'],
      21,
      'phases one after the other as phases',
    ],
    [
      'a limit that is no number',
      ['max_submissions: 10', 'max_submissions: many'],
      24,
      'a whole number as phases[0].max_submissions',
    ],
    ['a rule that there is not', ['Force_Best', 'Force_Worst'], 38, 'Add, Add_And_Delete'],
    ['a list in the place of text', ['name: Essays', 'name: [Essays]'], 15, 'text as tasks[0].name'],
  ])('refuses %s, with file and line', (_, [from, to], line, expected) => {
    const broken = COMPETITION.replace(from, to as string);
    expect(broken).not.toBe(COMPETITION);
    expect(() => parseCompetition(broken, 'b.zip/competition.yaml')).toThrow(
      expect.objectContaining({
        code: 'BAD_BUNDLE',
        file: 'b.zip/competition.yaml',
        line,
        expected: expect.stringContaining(expected) as string,
      }),
    );
  });
});

describe('printCompetition(competition)', () => {
  it('prints what parseCompetition reads, whatever the words look like', () => {
    const { competition: read } = parseCompetition(COMPETITION, 'competition.yaml');
    const tricky: Competition = { ...read, title: 'no', description: '12:30\n- a: b # c', contact: '"' };
    for (const competition of [read, tricky]) {
      const printed = printCompetition(competition);
      expect(printed).toMatch(/^version: 2\n/u);
      expect(parseCompetition(printed, 'competition.yaml').competition).toEqual(competition);
    }
  });
});
