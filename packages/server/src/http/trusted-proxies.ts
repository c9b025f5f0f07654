import { BlockList, isIP } from 'node:net';
import { badOption, quote } from '@stet/core/internal';

/** Whether to believe what this address says about where a request comes from; `hop` counts proxies from 0. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export const trustNobody: TrustedProxies = () => false;

/** Reads the option: how many proxies stand in front, or their addresses and networks, with commas between them. */
export function trustedProxies(option: string): TrustedProxies {
  if (/^\d{1,2}$/u.test(option)) return (_, hop) => hop < Number(option);
  const trusted = new BlockList();
  for (const entry of option.split(',')) addEntry(trusted, entry.trim(), option);
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function addEntry(trusted: BlockList, entry: string, option: string): void {
  const parts = entry.split('/');
  const [address] = parts;
  const prefix = parts.at(1);
  const longest = familyOf(address) === 'ipv6' ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/u.test(prefix) && Number(prefix) <= longest);
  if (isIP(address) === 0 || !isPrefix || parts.length > 2) {
    throw badOption(
      '{{trustProxy}} with a number of proxies, or their addresses',
      quote(option),
      'Write 1, or 127.0.0.1,10.0.0.0/8.',
    );
  }
  if (prefix === undefined) trusted.addAddress(address, familyOf(address));
  else trusted.addSubnet(address, Number(prefix), familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
