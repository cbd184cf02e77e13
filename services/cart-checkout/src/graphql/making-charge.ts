import { beforeMaking } from '../domain/order/making-words.ts';
import type { MakingCharge } from '../domain/order/making-words.ts';
import { toPrice } from './price.ts';

export const toMakingCharge = (charge: MakingCharge | null) =>
  charge && { amount: toPrice(charge.amount), message: beforeMaking(charge) };
