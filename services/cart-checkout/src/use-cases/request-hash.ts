import { createHash } from 'node:crypto';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { Placement } from '../domain/placement/placement.ts';
import { identityOf, planPayment } from '../domain/placement/plan.ts';
import type { PaymentPlan, PlacingMethod, PlanOptions } from '../domain/placement/plan.ts';

/** Identifies equal requests. Without secrets: a card's token is new on each page load. @param expectedTotal pence */
export function requestHash(
  bag: { readonly id: string; readonly version: number },
  plan: PaymentPlan,
  expectedTotal: number,
): string {
  return digest({ cartId: bag.id, cartVersion: bag.version, plan: identityOf(plan), expectedTotal });
}

interface Asked {
  readonly method: PlacingMethod;
  readonly deposit?: number;
  readonly expectedTotal: number;
}

/** Whether the placement was made by an equal request, for the cart it froze. */
export function isRepeatOf(
  placement: Placement,
  { method, deposit, expectedTotal }: Asked,
  methods: readonly PaymentMethod[],
): boolean {
  const { plan, requestHash: hash, snapshot } = placement;
  if (plan === null) return hash === formerHash(placement, { method, expectedTotal });
  const asked = planOf(placement, method, { deposit, methods });
  return asked !== null && hash === requestHash(snapshot.cart, asked, expectedTotal);
}

function planOf({ snapshot }: Placement, method: PlacingMethod, options: PlanOptions): PaymentPlan | null {
  try {
    return planPayment(snapshot.cart, method, options);
  } catch (error) {
    if (error instanceof InvalidFieldError) return null;
    throw error;
  }
}

/** Of the version before, which had no plans: remove it with the next version. */
function formerHash({ snapshot }: Placement, { method, expectedTotal }: Asked): string {
  const { id: cartId, version: cartVersion } = snapshot.cart;
  const paidBy = method === 'credit-card' ? 'card' : (method ?? 'free');
  return digest({ cartId, cartVersion, method: paidBy, expectedTotal });
}

const digest = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
