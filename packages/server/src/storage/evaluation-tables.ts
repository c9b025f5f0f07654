/** What a task and a campaign made from it share. */
export interface EvaluationTables {
  readonly judged_submissions: JudgedSubmissionRow;
}

/** A submission that people judge, under the name that it has as a system of the campaign. */
interface JudgedSubmissionRow {
  readonly campaign_id: string;
  readonly name: string;
  readonly submission_id: string;
}
