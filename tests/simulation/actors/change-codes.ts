import type { Shopper } from '../../../services/cart-checkout/src/domain/shopper.ts';
import type { CheckoutProgram } from '../processes/cart-checkout.ts';
import { CODES } from '../processes/promotions.ts';
import type { Shop } from '../processes/shop.ts';

/** Undefined when no answer came. */
type Ask = <Answer>(
  what: string,
  work: (program: CheckoutProgram) => Promise<Answer>,
) => Promise<Answer | undefined>;

/** Enters codes, which others may use up, takes one off at times, and chooses a gift. */
export async function changeCodes({ world, checkout }: Shop, shopper: Shopper, ask: Ask): Promise<void> {
  const { random } = world;
  if (checkout.promotions.committed.size === 0) return;
  const caller = { session: shopper.owner, network: '192.0.2.0/24' };
  for (let more = random.between(0, 2); more > 0; more--) {
    const code = random.pick(CODES);
    await ask(`add code ${code}`, (to) => to.addDiscountCode(shopper, code, caller));
  }
  if (random.chance(0.1)) {
    const code = random.pick(CODES);
    await ask(`remove code ${code}`, (to) => to.removeDiscountCode(shopper, code));
  }
  const cart = random.chance(0.6) ? await ask('view', (to) => to.viewCart(shopper)) : null;
  const gift = cart?.freeGifts?.[0];
  if (gift === undefined) return;
  const sku = random.chance(0.1) ? null : random.pick(gift.choices).sku;
  await ask('choose gift', (to) => to.setFreeGift(shopper, { giftId: gift.origin, sku }));
}
