/** What an outbox keeps until it is sent: answers of a judge, or changes of an annotator. */
export type Kept = 'answer' | 'change';
