import { fromBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { emailDigester } from '@loupe/email-digest/email-digest';
import { personErased } from '../../src/events/published/person-erased.ts';
import { privacyRequestEnded } from '../../src/events/published/privacy-request-ended.ts';
import { privacyRequested } from '../../src/events/published/privacy-requested.ts';
import { customerState } from '../../src/events/published/customer-state.ts';

const STATE = {
  id: '0190a000-0000-7000-8000-00000000000a',
  site: 'loupe',
  email: 'ada@example.com',
  marketingTypes: ['email', 'mobile'] as const,
  existingOrderNumber: 'LPN0KSN7HCQ',
  version: 3n,
};
const key = Buffer.alloc(32, 'd');
const published = emailDigester(() => ({ accepted: new Map([['k-1', key]]), active: { kid: 'k-1', key } }));
const digestOf = (email: string) => published(email).digest;
const BYTES =
  '0a2430313930613030302d303030302d373030302d383030302d30303030303030303030306112056c6f7570651a05656d61696c1a06' +
  '6d6f62696c652240DIGEST2a0b4c504e304b534e374843513a036b2d31';

/** Bytes that readers of older releases depend on: a change here is a change of the contract. */
describe('bytes of published events', () => {
  it('customer-state', () => {
    const { payload, ...event } = customerState(STATE, published);
    expect(event).toEqual({
      topic: 'identity.customer.v1',
      type: 'customer-state',
      aggregateId: STATE.id,
      aggregateVersion: 3n,
      site: 'loupe',
    });
    const digest = Buffer.from(digestOf('ada@example.com')).toString('hex');
    expect(Buffer.from(payload).toString('hex')).toBe(BYTES.replace('DIGEST', digest));
  });

  it('person-erased, of an account and of a guest', () => {
    const of = (customerId: string | null, orderNumbers: string[]) =>
      personErased({ id: 'e-1', site: 'loupe', customerId, orderNumbers });
    const { payload, ...event } = of(STATE.id, []);
    expect(event).toEqual({
      topic: 'identity.erasure.v1',
      type: 'person-erased',
      aggregateId: 'e-1',
      aggregateVersion: 1n,
      site: 'loupe',
    });
    expect(Buffer.from(payload).toString('latin1')).toBe(`\n\x03e-1\x12\x05loupe\x1a$${STATE.id}`);
    const guest = Buffer.from(of(null, ['LP1', 'LP2']).payload).toString('latin1');
    expect(guest).toBe('\n\x03e-1\x12\x05loupe"\x03LP1"\x03LP2');
  });

  it('privacy-requested, of an account and of a guest, and its end', () => {
    const of = (customerId: string | null, orderNumber: string | null) =>
      privacyRequested({ id: 'r-1', site: 'loupe', kind: 'copy', customerId, orderNumber });
    const { payload, ...event } = of(STATE.id, null);
    expect(event).toEqual({
      topic: 'identity.erasure.v1',
      type: 'privacy-requested',
      aggregateId: 'r-1',
      aggregateVersion: 1n,
      site: 'loupe',
    });
    expect(Buffer.from(payload).toString('latin1')).toBe(`\n\x03r-1\x12\x05loupe\x1a\x04copy"$${STATE.id}`);
    expect(Buffer.from(of(null, 'LP1').payload).toString('latin1')).toBe(
      '\n\x03r-1\x12\x05loupe\x1a\x04copy*\x03LP1',
    );
    const ended = privacyRequestEnded({ id: 'r-1', site: 'loupe', endedAs: 'cancelled' });
    expect([ended.type, ended.aggregateId, ended.aggregateVersion]).toEqual([
      'privacy-request-ended',
      'r-1',
      2n,
    ]);
    expect(Buffer.from(ended.payload).toString('latin1')).toBe('\n\x03r-1\x12\x05loupe2\tcancelled');
  });

  it('customer-state contains no personal data', () => {
    const { payload } = customerState({ ...STATE, existingOrderNumber: null }, published);
    const { emailDigest: digest, existingOrderNumber } = fromBinary(CustomerSchema, payload);
    expect([digest, existingOrderNumber]).toEqual([expect.stringMatching(/^[\da-f]{64}$/), '']);
    expect(Buffer.from(payload).toString('latin1')).not.toMatch(/ada|example/);
  });
});
