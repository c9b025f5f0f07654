import { expect, it } from 'vitest';
import { addressOf, pathOf } from './keyed-location.js';

const KEY = 'k'.repeat(43);

it.each([
  [`/judge/${KEY}`, `/judge#${KEY}`],
  [`/judge/${KEY}?item=1`, `/judge?item=1#${KEY}`],
  [`/annotate/${KEY}?compare`, `/annotate?compare#${KEY}`],
  [`/team/${KEY}/explorer?system=%231`, `/team/explorer?system=%231#${KEY}`],
  [`/join/${KEY}`, `/join#${KEY}`],
])('the room %s has the address %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
  const { pathname, hash, search } = new URL(address, 'http://stet.example');
  expect(pathOf({ pathname, hash }) + search).toBe(path);
});

it.each(['/', '/tasks/1?x=2', '/playground', '/team/explorer', `/team#${KEY}`])('the address %s stays', (path) => {
  expect(addressOf(path)).toBe(path);
});

it('only rooms that are opened by a key have one in their path', () => {
  expect(pathOf({ pathname: '/playground', hash: '#abc' })).toBe('/playground');
  expect(pathOf({ pathname: '/judge', hash: '#short' })).toBe('/judge/short');
  expect(pathOf({ pathname: '/judge', hash: '' })).toBe('/judge');
});
