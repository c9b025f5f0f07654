import { request } from './request.js';
import type { AnnotatingRoom, Comparison, EssayToMark, NewSheet, SavedSheet } from './types.js';

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
