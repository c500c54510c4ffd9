import type { Context } from 'hono';
import type { AppEnv } from '../env';

/** Returns the IP address of a request; undefined on a developer's machine. Cloudflare sets the header itself. */
export const addressOf = (c: Context<AppEnv>): string | undefined => c.req.header('CF-Connecting-IP');

/** Names the origin of a request for limits: its IP address, of IPv6 the network of one household. */
export function originOf(c: Context<AppEnv>): string {
  const address = addressOf(c) ?? 'local';
  return address.includes(':') && !address.includes('.') ? networkOf(address) : address;
}

/** Returns the first 48 bits of an IPv6 network, the most that a provider gives to one site; `null` of other origins. */
export function siteOf(origin: string): string | null {
  const [one, two, three, four] = origin.split(':');
  return four === undefined || origin.includes('.') ? null : `${one}:${two}:${three}/48`;
}

/** Returns the first 64 bits of an IPv6 address in any spelling: `::` replaces as many zeros as are missing. */
function networkOf(address: string): string {
  const [head = [], tail] = address.split('::').map((part) => part.split(':'));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16))
    .join(':');
}
