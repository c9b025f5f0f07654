export { leftColumn as left, rightColumn as right } from '@stet/core/internal';
