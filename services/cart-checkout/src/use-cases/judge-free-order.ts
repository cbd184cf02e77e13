import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import { NO_HOLDS } from '../domain/rate-limit/hold-limits.ts';
import { countFreeOrder } from './count-free-order.ts';
import type { CountFreeOrderPorts } from './count-free-order.ts';
import type { JudgePrepared } from './judge-plan.ts';
import type { CheckedCaller } from './limit-ports.ts';

/** It is finished in the same request, so that nothing is held without an order. */
const UNHELD = { tenders: [], holds: NO_HOLDS, checkHuman: async () => false };

/** Counts an order that is free of charge (ST-07, MU-08), which payments has nothing to say of. What was not placed does not count. */
export function judgeFreeOrder(ports: CountFreeOrderPorts, caller: CheckedCaller): JudgePrepared {
  let attempts: readonly CountedAttempt[] = [];
  const giveBack = async (): Promise<void> => {
    for (const attempt of attempts) await ports.rateLimits.giveBack(attempt);
  };
  return {
    async judge({ snapshot }) {
      await giveBack();
      const counted = await countFreeOrder(ports, caller, snapshot);
      attempts = counted.type === 'Counted' ? counted.attempts : [];
      return counted.type === 'Counted' ? UNHELD : { reply: counted };
    },
    giveBack,
  };
}
