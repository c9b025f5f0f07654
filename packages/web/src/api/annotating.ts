import { request } from './request.js';
import type { AnnotatingRoom, Comparison, EssayToMark, NewSheet, Question, SavedSheet } from './types.js';

/** What an annotator says of a proposal. */
export interface Said {
  readonly verdict: NonNullable<Question['verdict']>;
  readonly comment: string;
}

export function annotatingRoom(key: string): Promise<AnnotatingRoom> {
  return request('/annotating', { key });
}

export function essayToMark(key: string, essay: string): Promise<EssayToMark> {
  return request(`/annotating/essays/${essay}`, { key });
}

export function saveSheet(key: string, essay: string, sheet: NewSheet): Promise<SavedSheet> {
  return request(`/annotating/essays/${essay}`, { key, method: 'PUT', body: sheet });
}

export function ownComparison(key: string): Promise<Comparison> {
  return request('/annotating/comparison', { key });
}

export async function questionsFor(key: string): Promise<readonly Question[]> {
  const { rows } = await request<{ readonly rows: readonly Question[] }>('/annotating/proposals', { key });
  return rows;
}

export function saveVerdict(key: string, proposal: string, said: Said): Promise<void> {
  return request(`/annotating/proposals/${proposal}`, { key, method: 'PUT', body: said });
}
