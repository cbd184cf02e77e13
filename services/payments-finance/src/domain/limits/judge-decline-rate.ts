import { isAbove } from '@loupe/rate-limit/share';
import type { Rate } from '@loupe/rate-limit/share';
import { DECLINE_RATE } from './card-limits.ts';
import type { Demand } from './card-limits.ts';

/**
 * The decline-rate breaker of a site, for shoppers of whom it knows nothing: first the bot check; if nearly all are declined in spite
 * of it, the bank's challenge too, which nobody passes with another's card. Nobody is refused for what others did.
 * @param factor multiplies the numbers of attempts from which the share is judged
 */
export function judgeDeclineRate(rate: Rate, factor = 1): Demand {
  if (isAbove(rate, DECLINE_RATE.challenge, factor)) return 'challenge';
  return isAbove(rate, DECLINE_RATE.check, factor) ? 'bot-check' : 'nothing';
}
