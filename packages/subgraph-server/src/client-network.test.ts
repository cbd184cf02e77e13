import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { clientAddress, clientBlock, clientNetwork, forwardedAddress } from './client-network.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['192.0.2.250', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['::FFFF:192.0.2.9', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1::/56'],
    ['2001:db8:1:abcd::1', '2001:db8:1:ab00::/56'],
    ['2001:db8::1', '2001:db8::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
    ['::1', '::/56'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
    ['127', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
  ])('of %j is %s', (address, network) => expect(clientNetwork(address)).toBe(network));

  it('is the same for all subnets of a /56, and different for the next /56', () => {
    const group = fc.integer({ min: 0, max: 0xff_ff }).map((value) => value.toString(16));
    const subnet = fc.integer({ min: 0, max: 0xff }).map((value) => value.toString(16).padStart(2, '0'));
    const host = fc.array(group, { minLength: 4, maxLength: 4 }).map((parts) => parts.join(':'));
    fc.assert(
      fc.property(group, fc.tuple(subnet, host), fc.tuple(subnet, host), (site, one, other) => {
        const networkOf = (household: string, [subnet, host]: string[]) =>
          clientNetwork(`2001:db8:${site}:${household}${subnet}:${host}`);
        expect(networkOf('a', one)).toBe(networkOf('a', other));
        expect(networkOf('a', one)).not.toBe(networkOf('b', one));
      }),
    );
  });
});

describe('what is counted as one address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['not an address', 'unknown'],
  ])('of %j is %s', (address, counted) => expect(clientAddress(address)).toBe(counted));
});

describe('the block of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:db8:2::1', '2001:db8:2::/48'],
  ])('of %j is %s', (address, block) => expect(clientBlock(address)).toBe(block));
});

describe('the address that a proxy has forwarded', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['unknown', ''],
    ['192.0.2.7:', ''],
    ['192.0.2.7:x', ''],
    ['[192.0.2.7', ''],
    ['', '198.51.100.1'],
  ])('as %j is %j', (written, address) => expect(forwardedAddress(written, '198.51.100.1', 1)).toBe(address));
});
