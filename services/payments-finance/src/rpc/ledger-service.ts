import { create } from '@bufbuild/protobuf';
import type { ServiceImpl } from '@connectrpc/connect';
import { SumRefundsResponseSchema } from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import type { RefundsOfSite } from '../use-cases/ports/settlement-store.ts';
import { invalid } from './invalid.ts';

export interface LedgerRpc {
  readonly sumRefunds: (from: Date, until: Date) => Promise<RefundsOfSite[]>;
}

/** A day has 25 hours at most. */
const LONGEST_MS = 25n * 3_600_000n;

const moment = z.bigint().min(0n).max(8_640_000_000_000_000n);
const period = z
  .object({ fromMs: moment, untilMs: moment })
  .refine(({ fromMs, untilMs }) => fromMs < untilMs && untilMs - fromMs <= LONGEST_MS, { path: ['untilMs'] });

/** What cart-checkout compares its counts with. @param logged logs unexpected errors of one call */
export function ledgerService({ sumRefunds }: LedgerRpc, logged: <T>(work: () => Promise<T>) => Promise<T>) {
  return {
    sumRefunds: (request) =>
      logged(async () => {
        const parsed = period.safeParse(request);
        if (!parsed.success) throw invalid(parsed.error);
        const { fromMs, untilMs } = parsed.data;
        const sums = await sumRefunds(new Date(Number(fromMs)), new Date(Number(untilMs)));
        const refunds = sums.map(({ site, amount }) => ({ site, amountMinorUnits: BigInt(amount) }));
        return create(SumRefundsResponseSchema, { refunds });
      }),
  } satisfies Partial<ServiceImpl<typeof PaymentsService>>;
}
