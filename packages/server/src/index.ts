export { createApp } from './http/app.js';
