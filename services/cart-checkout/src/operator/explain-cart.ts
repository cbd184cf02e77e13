import { formatMoney } from '@loupe/money/format';
import { STANDARD_RULES, stagesOf, unpriced } from '../domain/pricing/price-cart.ts';
import type { Cart } from '../domain/cart/cart.ts';
import { withoutPost } from '../domain/delivery/by-email.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import { nextTierMessage } from '../domain/promotions/next-tier-message.ts';

/** What each stage of pricing adds to a cart, as text for a terminal. */
export function explainCart(stored: Cart): string {
  const cart = withoutPost(stored);
  let priced = unpriced(cart);
  const parts: string[] = [`Bag ${cart.id} of ${cart.site}, version ${cart.version}`];
  for (const [name, stage] of Object.entries(stagesOf(STANDARD_RULES))) {
    const before = priced;
    priced = stage(before, cart);
    const rows = rowsOf(name, before, priced);
    parts.push(`${name}:`, ...(rows.length === 0 ? ['  nothing'] : rows.map((row) => `  ${row}`)));
  }
  return parts.join('\n');
}

function rowsOf(stage: string, before: PricedCart, after: PricedCart): string[] {
  switch (stage) {
    case 'price':
      return after.lines.map(
        ({ sku, name, quantity, unitPrice }) => `${quantity} × ${sku} ${name} at ${formatMoney(unitPrice)}`,
      );
    case 'promotions':
      return promotionRows(after);
    case 'delivery':
      return after.deliveryMethods.map(
        ({ id, price }) => `${id} ${formatMoney(price)}${id === after.shippingMethod ? ', chosen' : ''}`,
      );
    case 'tax':
      return after.lines.map(
        ({ sku, unitTax, taxRate }) => `${sku}: ${penceOf(unitTax)} included, at ${taxRate}%`,
      );
    case 'totals':
      return [
        `goods ${formatMoney(after.subtotal)}, off the bag ${formatMoney(after.discount)}, delivery ${formatMoney(after.shipping ?? 0)}`,
        `to pay ${formatMoney(after.total)}`,
      ];
    case 'tenders':
      return (after.giftCards ?? []).map(
        ({ maskedNumber, taken }) => `${maskedNumber}: ${formatMoney(taken)}`,
      );
    case 'problems':
      return after.problems.map(({ code, message }) => `${code}: ${message}`);
    default:
      return discountRows(before, after);
  }
}

function promotionRows({ promotions, lines }: PricedCart): string[] {
  if (promotions === undefined) return [];
  const { codes, nextTiers, freeDelivery, gifts, excluded } = promotions;
  const skus = new Map(lines.map(({ id, sku }) => [id, sku]));
  return [
    ...codes.map(({ code, state, name }) => `${code}: ${state}${name === null ? '' : `, ${name}`}`),
    ...gifts.map(({ name, origin }) => `earns ${name} (${origin})`),
    ...(freeDelivery === null ? [] : [`earns ${freeDelivery}`]),
    ...nextTiers.map(nextTierMessage),
    ...excluded.map(({ lineId, promotion, name }) => {
      const key = promotion === null ? '' : ` (${promotion})`;
      return `${skus.get(lineId)}: no promotion applies, ${name}${key}`;
    }),
  ];
}

/** The discounts that the stage added. */
function discountRows(before: PricedCart, after: PricedCart): string[] {
  const known = new Map(before.lines.map(({ id, discounts }) => [id, discounts.length]));
  return after.lines.flatMap(({ id, sku, discounts }) =>
    discounts
      .slice(known.get(id) ?? 0)
      .map(({ name, promotion, units }) => `${sku}: −${penceOf(units)}, ${name} (${promotion})`),
  );
}

/** Per unit, where there are several. */
const penceOf = (units: readonly number[]): string => {
  const sum = formatMoney(units.reduce((pence, each) => pence + each, 0));
  return units.length > 1 ? `${sum} (${units.join(' + ')}p)` : sum;
};
