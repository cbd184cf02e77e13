import { DECLINE_RATE } from './card-limits.ts';
import type { RateThreshold } from './card-limits.ts';

export interface Rate {
  readonly attempts: number;
  readonly declined: number;
}

/**
 * The decline-rate breaker of a site: first every attempt needs the bot check; only if nearly all are declined in spite of it are
 * attempts refused.
 * @param factor multiplies the numbers of attempts from which the share is judged
 */
export function judgeDeclineRate(rate: Rate, factor = 1): 'closed' | 'check' | 'refuse' {
  if (isAbove(rate, DECLINE_RATE.refuse, factor)) return 'refuse';
  return isAbove(rate, DECLINE_RATE.check, factor) ? 'check' : 'closed';
}

const isAbove = ({ attempts, declined }: Rate, least: RateThreshold, factor: number): boolean =>
  attempts >= least.attempts * factor && declined >= attempts * least.share;
