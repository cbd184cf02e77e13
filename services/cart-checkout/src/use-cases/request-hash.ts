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
  const { requestHash: hash, snapshot } = placement;
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

const digest = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
