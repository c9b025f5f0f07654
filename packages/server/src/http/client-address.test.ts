import { describe, expect, it } from 'vitest';
import { clientOf } from './client-address.js';
import type { RequestContext } from './env.js';
import { trustNobody, trustedProxies, type TrustedProxies } from './trusted-proxies.js';

function client(remoteAddress: string, forwarded: string | undefined, trustsProxy: TrustedProxies): string {
  return clientOf({
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: () => forwarded },
    var: { services: { trustsProxy } },
  } as unknown as RequestContext);
}

describe('clientOf(request)', () => {
  it('believes nobody by default', () => {
    expect(client('10.0.0.1', '203.0.113.9', trustNobody)).toBe('10.0.0.1');
  });

  it.each([
    ['1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    ['5', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    ['10.0.0.0/8', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '198.51.100.7, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['10.0.0.1,203.0.113.9', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    ['192.0.2.1', '198.51.100.7', '10.0.0.1'],
    ['1', undefined, '10.0.0.1'],
    ['1', 'nonsense', '10.0.0.1'],
    ['1', '203.0.113.9:4711', '203.0.113.9'],
  ])('trusting %s, reads %s from the right: %s', (option, forwarded, address) => {
    expect(client('::ffff:10.0.0.1', forwarded, trustedProxies(option))).toBe(address);
  });

  it('counts an IPv6 network as one client', () => {
    for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:1:2:3:4:5:6']) {
      expect(client(address, undefined, trustNobody)).toBe('2001:db8:1:2::/64');
    }
    expect(client('127.0.0.1', '[2001:db8::1]:80', trustedProxies('1'))).toBe('2001:db8:0:0::/64');
    expect(client('fe80::1%eth0', undefined, trustNobody)).toBe('fe80:0:0:0::/64');
  });
});

describe('trustedProxies(option)', () => {
  it.each(['', 'all', '10.0.0.0/33', '10.0.0.0/8/8', '1,', '::/129'])('refuses %j', (option) => {
    expect(() => trustedProxies(option)).toThrow(/BAD_OPTION|proxies/u);
  });
});
