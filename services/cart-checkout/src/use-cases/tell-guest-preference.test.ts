import { describe, expect, it, jest } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { onGuestPreference } from '../events/consumed/guest-preference.ts';
import { tellGuestPreference } from './tell-guest-preference.ts';
import type { TellGuestPreferencePorts } from './tell-guest-preference.ts';

const ORDER = { id: 'order-1', site: 'loupe', email: 'ada@example.com' };

/** What identity is told after an order with this marketing preference. */
async function told(marketing: object | undefined, type = 'order-placed'): Promise<unknown[]> {
  const tell = jest.fn<TellGuestPreferencePorts['marketing']['tell']>();
  const orders = { findById: async (id: string) => (id === ORDER.id ? ORDER : null) as never };
  const message = create(OrderPlacedSchema, { orderId: ORDER.id, ...(marketing && { marketing }) });
  const envelope = { type, payload: toBinary(OrderPlacedSchema, message) } as never;
  const handle = onGuestPreference((id, said) =>
    tellGuestPreference({ orders, marketing: { tell } }, id, said),
  );
  await handle({ envelope });
  return tell.mock.calls.map(([preference]) => preference);
}

describe('the order of a guest', () => {
  const TOLD = { orderId: 'order-1', site: 'loupe', email: 'ada@example.com', types: ['email', 'mobile'] };
  it.each([
    [{ textVersion: 7 }, 7],
    [{}, 0],
  ])(
    '[RO-06] tells identity which news the guest agreed to and by which text (%j), with the mailbox that the event does not carry',
    async (text, textVersion) =>
      expect(await told({ email: true, post: false, mobile: true, ...text })).toEqual([
        { ...TOLD, textVersion },
      ]),
  );

  it('[RO-06] tells nothing of an order without a yes, and nothing of other events', async () => {
    expect(await told({ email: false, post: false, mobile: false })).toEqual([]);
    expect(await told(undefined)).toEqual([]);
    expect(await told({ email: true }, 'order-shipped')).toEqual([]);
  });
});
