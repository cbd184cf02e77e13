import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { consume } from '@loupe/messaging/consume';

const TYPES = ['email', 'post', 'mobile'] as const;

/** Passes on which news a guest agreed to with an order; orders without a yes pass. */
export const onGuestPreference = (
  tell: (orderId: string, said: { types: readonly string[]; textVersion: number }) => Promise<void>,
) =>
  consume(
    OrderPlacedSchema,
    'order-placed',
    async ({ orderId, marketing }) => {
      const types = TYPES.filter((type) => marketing?.[type] ?? false);
      if (types.length > 0) await tell(orderId, { types, textVersion: marketing?.textVersion ?? 0 });
    },
    'placed order',
  );
