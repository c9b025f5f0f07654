export { percent } from '@stet/core/internal';
