export { percent } from '@stet/core';
