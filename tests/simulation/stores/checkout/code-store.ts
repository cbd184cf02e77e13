import type { CartPromotions } from '../../../../services/cart-checkout/src/domain/cart/cart.ts';
import type { Claim } from '../../../../services/cart-checkout/src/domain/placement/claim.ts';
import type { Promotion } from '../../../../services/cart-checkout/src/domain/promotions/promotion.ts';
import { CheckViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import type { CartRow, CheckoutTables, CodeRow } from './tables.ts';

const isLimited = ({ maxUses, maxUsesPerCustomer }: CodeRow): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null;

const customerKey = (code: string, customer: string): string => `${code}/${customer}`;

/** The part of a read cart that promotions depend on. */
export function promotionsOf(
  tables: CheckoutTables,
  view: View,
  { site, owner, codes, chosenGifts, placementId }: CartRow,
  all: readonly Promotion[],
): Omit<CartPromotions, 'giftChoices'> {
  const id = owner.startsWith('c:') ? owner.slice(2) : null;
  const hasOrdered = view.all(tables.orders).some((order) => order.site === site && order.owner === owner);
  return {
    all,
    chosenGifts,
    customer: { id, isFirstOrder: id === null ? null : !hasOrdered },
    codes: codes.map((code) => {
      const row = view.get(tables.codes, code);
      if (row === undefined) return { code, promotion: null, isUsedUp: false };
      const own = view.get(tables.codeUses, `${placementId}/${code}`);
      const isOwn = own?.state === 'held';
      const ofCustomer = view.get(tables.codeCustomers, customerKey(code, owner)) ?? 0;
      const isUsedUp =
        row.uses - (isOwn && own.counted ? 1 : 0) >= (row.maxUses ?? Infinity) ||
        ofCustomer - (isOwn ? 1 : 0) >= (row.maxUsesPerCustomer ?? Infinity);
      return { code, promotion: row.promotion, isUsedUp };
    }),
  };
}

/** @returns what a claim that is refused for a code answers, or null; locks the codes with a limit */
export function refusedCode(
  tables: CheckoutTables,
  view: View,
  { codes = [], codeCustomers = [] }: Claim,
): 'in total' | 'for the customer' | null {
  const rows = lockLimited(tables, view, codes);
  if (rows.some(({ uses, maxUses }) => uses >= (maxUses ?? Infinity))) return 'in total';
  const isFull = rows.some(({ code, maxUsesPerCustomer }) =>
    codeCustomers.some(
      (customer) =>
        (view.lock(tables.codeCustomers, customerKey(code, customer)) ?? 0) >=
        (maxUsesPerCustomer ?? Infinity),
    ),
  );
  return isFull ? 'for the customer' : null;
}

export function holdUses(
  tables: CheckoutTables,
  view: View,
  { placementId, codes = [], codeCustomers = [] }: Claim,
): void {
  const limited = lockLimited(tables, view, codes);
  for (const row of limited) {
    putUses(tables, view, row, row.uses + 1);
    if (row.maxUsesPerCustomer === null) continue;
    for (const customer of codeCustomers) addToCustomer(tables, view, row.code, customer, 1);
  }
  for (const code of codes) {
    const row = limited.find((candidate) => candidate.code === code);
    const customers = (row?.maxUsesPerCustomer ?? null) === null ? [] : codeCustomers;
    const use = { placementId, code, customers, counted: row !== undefined, state: 'held' as const };
    view.insert(tables.codeUses, `${placementId}/${code}`, use);
  }
}

export function endUses(
  tables: CheckoutTables,
  view: View,
  placementId: string,
  state: 'spent' | 'returned',
): void {
  const held = view
    .all(tables.codeUses)
    .filter((use) => use.placementId === placementId && use.state === 'held')
    .sort((left, right) => (left.code < right.code ? -1 : 1));
  for (const use of held) {
    view.put(tables.codeUses, `${placementId}/${use.code}`, { ...use, state });
    if (state === 'spent') continue;
    const row = use.counted ? view.lock(tables.codes, use.code) : undefined;
    if (row !== undefined) putUses(tables, view, row, row.uses - 1);
    for (const customer of use.customers) addToCustomer(tables, view, use.code, customer, -1);
  }
}

/** Codes that these customers have used up leave the cart. */
export function dropUsedCodes(
  tables: CheckoutTables,
  view: View,
  { cartId, codeCustomers = [] }: Claim,
): void {
  const cart = view.lock(tables.carts, cartId);
  if (cart === undefined || cart.state !== 'active' || cart.placementId !== null) return;
  const codes = cart.codes.filter((code) => {
    const most = view.get(tables.codes, code)?.maxUsesPerCustomer ?? Infinity;
    return codeCustomers.every(
      (customer) => (view.get(tables.codeCustomers, customerKey(code, customer)) ?? 0) < most,
    );
  });
  view.put(tables.carts, cartId, { ...cart, codes, version: cart.version + 1 });
}

const lockLimited = (tables: CheckoutTables, view: View, codes: readonly string[]): CodeRow[] =>
  codes.toSorted().flatMap((code) => {
    const row = view.get(tables.codes, code);
    return row === undefined || !isLimited(row) ? [] : [view.lock(tables.codes, code) as CodeRow];
  });

function putUses(tables: CheckoutTables, view: View, row: CodeRow, uses: number): void {
  if (uses < 0 || uses > (row.maxUses ?? uses)) throw new CheckViolation('promotion_code_uses');
  view.put(tables.codes, row.code, { ...row, uses });
}

function addToCustomer(
  tables: CheckoutTables,
  view: View,
  code: string,
  customer: string,
  change: number,
): void {
  const key = customerKey(code, customer);
  view.put(tables.codeCustomers, key, (view.lock(tables.codeCustomers, key) ?? 0) + change);
}
