export type {
  Competition,
  CompetitionBoard,
  CompetitionColumn,
  CompetitionPage,
  CompetitionPhase,
  CompetitionTask,
  SubmissionRule,
} from './bundles/competition.js';
export { printCompetition } from './bundles/print-competition.js';
export { openBundle, readBundle, type Bundle, type BundleFile } from './bundles/read-bundle.js';
export { writeZip, type ZipEntries } from './bundles/zip.js';
