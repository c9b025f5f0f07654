export { createApp } from './http/app.js';
export type * from './api-types.js';
export type { Page } from './http/schemas.js';
