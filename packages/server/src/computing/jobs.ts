export { drawItems } from '../campaigns/draw-items.js';
