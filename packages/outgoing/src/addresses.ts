import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

/** Where one instance of a service listens. */
export interface InstanceAddress {
  readonly url: URL;
  /** Of the URL's host. */
  readonly ip: string;
}

/** @throws the error of node:dns for a name that has no address or cannot be resolved now */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Every address of a name, of one family: an instance that listens on both families would count twice. */
export const resolveHost: ResolveHost = async (host) => {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.filter(({ family }) => family === found[0]?.family).map(({ address }) => address);
};

/** @returns undefined for a name, which has to be resolved */
export function ipOf({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

/** Connects to this instance only; `Host` header and TLS still use the name. */
export function lookupOf({ ip }: InstanceAddress): LookupFunction {
  const family = isIP(ip);
  return (_host, options, callback) => {
    if (options.all) callback(null, [{ address: ip, family }]);
    else callback(null, ip, family);
  };
}
