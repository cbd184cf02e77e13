import { describe, expect, it } from '@jest/globals';
import { keyFor } from '../../lib/signed.ts';
import { networkOf } from './draw.ts';
import { networkIn } from './network-in.ts';

const key = keyFor('loupe waiting room', 'a credential of web');
const seen = (forwardedFor: string, trustedProxies: number) =>
  networkIn('drop', new Headers({ 'x-forwarded-for': forwardedFor }), trustedProxies, key);

describe('the network of a visitor', () => {
  it('is that of the address which the first trusted proxy appended, whatever the browser wrote before it', () => {
    const network = networkOf('drop', '192.0.2.0/24', key);
    expect(seen('192.0.2.7', 1)).toEqual(network);
    expect(seen('203.0.113.9, 192.0.2.8', 1)).toEqual(network);
    expect(seen('203.0.113.9, 192.0.2.8, 198.51.100.1', 2)).toEqual(network);
    expect(seen('198.51.100.1', 1)).not.toEqual(network);
  });

  it('is not known without trusted proxies, without the header and by what is no address', () => {
    expect(seen('192.0.2.7', 0)).toBeNull();
    expect(seen('somebody', 1)).toBeNull();
    expect(networkIn('drop', new Headers(), 1, key)).toBeNull();
  });
});
