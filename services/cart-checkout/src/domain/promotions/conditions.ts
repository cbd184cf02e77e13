import type { CustomerCondition, Promotion, Segment } from './promotion.ts';
import type { PromotionCustomer } from './promotion-input.ts';

/** Whether the promotion runs on the site at that time. */
export function isRunning({ state, sites, fromMs, untilMs }: Promotion, site: string, at: Date): boolean {
  const ms = at.getTime();
  return state === 'active' && sites.includes(site) && fromMs <= ms && (untilMs === null || ms < untilMs);
}

/** Whether the promotion is for this customer. */
export function isFor({ customers, firstOrder }: Promotion, customer: PromotionCustomer): boolean {
  if (firstOrder && customer.isFirstOrder !== true) return false;
  return customers === null || isOneOf(customers, customer);
}

function isOneOf({ ids, segments }: CustomerCondition, customer: PromotionCustomer): boolean {
  if (customer.id !== null && ids.includes(customer.id)) return true;
  return segments.some((segment) => isInSegment(segment, customer));
}

function isInSegment(segment: Segment, { id, isFirstOrder }: PromotionCustomer): boolean {
  if (segment === 'guest') return id === null;
  return id !== null && (segment === 'registered' || isFirstOrder === false);
}
