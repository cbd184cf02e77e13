import type { Shop } from '../processes/shop.ts';
import { EXCLUDED_BRAND } from '../processes/goods.ts';
import type { CodeUseRow, OrderRow } from '../stores/checkout/tables.ts';

/** I21: uses of codes add up and keep their limits, and orders have the discounts and gifts that their promotions give. */
export function* promotionViolations({ checkout }: Shop): Generator<string> {
  const uses = [...checkout.codeUses.committed.values()];
  const orders = [...checkout.orders.committed.values()];
  yield* countViolations(checkout, uses);
  yield* useViolations(checkout, uses, orders);
  for (const order of orders) yield* discountViolations(checkout, order);
}

function* countViolations(checkout: Shop['checkout'], uses: readonly CodeUseRow[]): Generator<string> {
  const live = uses.filter(({ state }) => state !== 'returned');
  for (const { code, uses: counted, maxUses, maxUsesPerCustomer } of checkout.codes.committed.values()) {
    const ofCode = live.filter((use) => use.code === code);
    const isLimited = maxUses !== null || maxUsesPerCustomer !== null;
    if (isLimited && ofCode.length !== counted)
      yield `[I21] ${code}: ${counted} uses counted of ${ofCode.length}`;
    if (ofCode.length > (maxUses ?? Infinity)) yield `[I21] ${code}: ${ofCode.length} uses of ${maxUses}`;
    if (maxUsesPerCustomer === null) continue;
    const owners = ofCode.map(({ placementId }) => checkout.placements.committed.get(placementId)?.owner);
    for (const [owner, own] of Map.groupBy(owners, (each) => each)) {
      if (own.length > maxUsesPerCustomer) yield `[I21] ${code}: ${own.length} uses by ${owner}`;
    }
  }
}

function* useViolations(
  checkout: Shop['checkout'],
  uses: readonly CodeUseRow[],
  orders: readonly OrderRow[],
): Generator<string> {
  for (const { placementId, code, state } of uses) {
    const placement = checkout.placements.committed.get(placementId);
    const ending = placement?.state === 'placed' ? 'spent' : 'returned';
    if (state !== ending) yield `[I21] ${code} of ${placementId}: ${state}, ${placement?.state}`;
    const applied = placement?.snapshot.cart.promotions?.codes.find((given) => given.code === code);
    if (applied?.state !== 'MatchesCart')
      yield `[I21] ${code} of ${placementId} is used and ${applied?.state}`;
  }
  for (const { orderNumber, placementId, snapshot } of orders) {
    const codes = snapshot.cart.lines.flatMap(({ discounts = [] }) => discounts.map(({ code }) => code));
    for (const code of new Set(codes)) {
      if (code === null) continue;
      const isSpent = uses.some(
        (use) => use.placementId === placementId && use.code === code && use.state === 'spent',
      );
      if (!isSpent) yield `[I21] ${orderNumber} has ${code} without a use`;
    }
  }
}

function* discountViolations(
  checkout: Shop['checkout'],
  { orderNumber, snapshot: { cart } }: OrderRow,
): Generator<string> {
  const discounts = cart.lines.flatMap(({ discounts: given = [] }) => given);
  const money = new Set(discounts.filter(({ stage }) => stage !== 'gift').map(({ promotion }) => promotion));
  const isExclusive = (key: string) => checkout.promotions.committed.get(key)?.isExclusive === true;
  if (money.size > 1 && [...money].some(isExclusive))
    yield `[I21] ${orderNumber} adds to an exclusive promotion`;
  for (const line of cart.lines) {
    const { sku, brand, unitAmounts = [], discounts: own = [], freeGiftOf } = line;
    if (unitAmounts.some((amount) => amount < 0))
      yield `[I21] ${orderNumber}: ${sku} costs less than nothing`;
    if (brand === EXCLUDED_BRAND && own.length > 0)
      yield `[I21] ${orderNumber}: ${sku} must not be discounted`;
    if (freeGiftOf === undefined) continue;
    if (unitAmounts.some((amount) => amount !== 0)) yield `[I21] ${orderNumber}: the gift ${sku} is charged`;
    const rule = checkout.promotions.committed.get(freeGiftOf.origin)?.rule;
    const goods = cart.lines.filter(
      (other) => other.freeGiftOf === undefined && other.brand !== EXCLUDED_BRAND,
    );
    const spend = goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const least = checkout.promotions.committed.get(freeGiftOf.origin)?.spend ?? 0;
    if (rule?.type !== 'free-gift' || !rule.skus.includes(sku))
      yield `[I21] ${orderNumber}: ${sku} is no gift`;
    if (spend < least) yield `[I21] ${orderNumber}: the gift ${sku} for ${spend} of ${least}`;
  }
}
