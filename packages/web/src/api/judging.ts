import { request } from './request.js';
import type { Assignment, JudgingRoom, MyAssignment, NewAnswer, Next, Page, Saved } from './types.js';

export function judgingRoom(key: string): Promise<JudgingRoom> {
  return request('/judging', { key });
}

/** The next item besides those that the page holds already. */
export function nextItem(key: string, held: readonly string[]): Promise<Next> {
  const query = held.length === 0 ? '' : `?held=${held.join(',')}`;
  return request(`/judging/next${query}`, { key, method: 'POST' });
}

/** The judge's item with a number. */
export async function itemByNumber(key: string, number: number): Promise<Assignment | undefined> {
  const { rows } = await request<Page<MyAssignment>>(`/judging/assignments?cursor=${number + 1}&limit=1`, { key });
  const found = rows.find((row) => row.number === number);
  return found === undefined ? undefined : request(`/judging/assignments/${found.id}`, { key });
}

export function saveAnswer(key: string, assignment: string, answer: NewAnswer): Promise<Saved> {
  return request(`/judging/assignments/${assignment}/answer`, { key, method: 'PUT', body: answer });
}
