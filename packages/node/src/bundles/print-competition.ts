import { stringify } from 'yaml';
import type { Competition, CompetitionPhase } from './competition.js';

/** Prints `competition.yaml` of a Codabench bundle, version 2. */
export function printCompetition(competition: Competition): string {
  const { title, description, image, terms, dockerImage, autoApprove, contact } = competition;
  return stringify(
    withoutMissing({
      version: 2,
      title,
      description: orMissing(description),
      image,
      terms,
      registration_auto_approve: autoApprove,
      docker_image: dockerImage,
      contact_email: orMissing(contact),
      pages: competition.pages,
      tasks: competition.tasks.map((task) =>
        withoutMissing({
          index: task.index,
          name: task.name,
          description: orMissing(task.description),
          input_data: task.inputData,
          reference_data: task.referenceData,
          ingestion_program: task.ingestionProgram,
          scoring_program: task.scoringProgram,
        }),
      ),
      phases: competition.phases.map(phaseDocument),
      leaderboards: competition.leaderboards.map(({ title: name, key, rule, hidden, columns }) => ({
        title: name,
        key,
        submission_rule: rule,
        hidden,
        columns: columns.map((column, index) => ({
          title: column.title,
          key: column.key,
          index,
          sorting: column.sorting,
        })),
      })),
    }),
    // Codabench reads it with a reader of YAML 1.1, for which `no` and `12:30` need quotes.
    { version: '1.1', lineWidth: 0 },
  );
}

function phaseDocument(phase: CompetitionPhase, index: number): unknown {
  return withoutMissing({
    index,
    name: phase.name,
    description: orMissing(phase.description),
    start: printTime(phase.start),
    end: phase.end === undefined ? undefined : printTime(phase.end),
    max_submissions: phase.maxSubmissions,
    max_submissions_per_day: phase.maxSubmissionsPerDay,
    // What is handed in are outputs, not programs.
    accepts_only_result_submissions: true,
    tasks: phase.tasks,
  });
}

/** As Codabench documents it, in UTC. */
function printTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

const orMissing = (text: string): string | undefined => (text === '' ? undefined : text);

function withoutMissing(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
}
