import { get as getByHttp } from 'node:http';
import { get as getByHttps } from 'node:https';
import { HTTPError } from './http-error.ts';
import { lookupOf, type InstanceAddress } from './addresses.ts';

/**
 * Asks an instance's `/readyz`, over a connection of its own.
 * @throws when it is not ready, cannot be reached, or the signal ends it
 */
export function probeReady(address: InstanceAddress, signal: AbortSignal): Promise<void> {
  const url = new URL('/readyz', address.url);
  const get = url.protocol === 'https:' ? getByHttps : getByHttp;
  return new Promise((resolve, reject) => {
    get(url, { lookup: lookupOf(address), agent: false, signal }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new HTTPError(response.statusCode ?? 0, '/readyz'));
    }).on('error', reject);
  });
}
