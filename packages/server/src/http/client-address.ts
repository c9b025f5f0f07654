import { isIP } from 'node:net';
import type { RequestContext } from './env.js';

/**
 * Whom a limit counts: the address of the client, or the network that one household has if it is IPv6. It is only used
 * for counting, and not stored. Without a socket, as in tests, there is none.
 */
export function clientOf({ env, req, var: { services } }: RequestContext): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  const forwarded = (req.header('x-forwarded-for') ?? '').split(',').map(plainAddress);
  // Each proxy adds at the right whom it was called by, so only what trusted ones added is to be believed.
  let client = plainAddress(incoming?.socket.remoteAddress ?? '');
  for (let hop = 0; services.trustsProxy(client, hop); hop++) {
    const before = forwarded.pop() ?? '';
    if (isIP(before) === 0) break;
    client = before;
  }
  return networkOf(client);
}

/** An address without a port, brackets, zone, or the prefix of IPv4 in IPv6. */
function plainAddress(text: string): string {
  const address = text.trim();
  const bracketed = /^\[(.*)\](?::\d+)?$/u.exec(address)?.[1];
  const withoutPort = bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1');
  return withoutPort.replace(/%.*$/u, '').replace(/^::ffff:(?=\d+\.)/iu, '');
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The /64 network of an IPv6 address: whoever has one address has all of them. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head, tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
