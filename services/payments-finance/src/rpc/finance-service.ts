import { create } from '@bufbuild/protobuf';
import type { ServiceImpl } from '@connectrpc/connect';
import { FinanceRefusal, JudgeFinanceResponseSchema } from '@loupe/contracts/payments/service';
import type { JudgeFinanceRequest, PaymentsService } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import { judgeChoice } from '../domain/finance/chosen-plan.ts';
import type { FinancedBag, JudgedChoice, PlanChoice } from '../domain/finance/chosen-plan.ts';
import type { FinanceCatalogue } from '../use-cases/ports/finance-store.ts';
import { invalid } from './invalid.ts';

export interface FinanceRpc {
  /** From memory. */
  readonly finance: () => FinanceCatalogue;
}

const REFUSALS: Readonly<Record<JudgedChoice['kind'], FinanceRefusal>> = {
  fits: FinanceRefusal.UNSPECIFIED,
  excluded: FinanceRefusal.EXCLUDED,
  product: FinanceRefusal.PRODUCT,
  deposit: FinanceRefusal.DEPOSIT,
};

const minorUnits = z.bigint().min(0n).max(100_000_000_00n).transform(Number);
const schema = z.object({
  cashPriceMinorUnits: minorUnits,
  pieces: z
    .array(
      z.object({
        name: z.string().max(300),
        categories: z.array(z.string().max(100)).max(500),
        isGiftCard: z.boolean(),
      }),
    )
    .max(500),
  hasGiftCards: z.boolean(),
  abGroup: z.string().max(100),
  financeProduct: z.string().max(100),
  // One below 0 is a deposit that no product has.
  depositMinorUnits: z.bigint().min(-100_000_000_00n).max(100_000_000_00n).transform(Number).optional(),
});

/** The calls of PaymentsService about paying over time. @param logged logs unexpected errors of one call */
export function financeService(rpc: FinanceRpc, logged: <T>(work: () => Promise<T>) => Promise<T>) {
  return {
    judgeFinance: (request) =>
      logged(async () => {
        const { bag, choice } = readChoice(request);
        const judged = judgeChoice(rpc.finance().products, bag, choice);
        return create(JudgeFinanceResponseSchema, {
          refusal: REFUSALS[judged.kind],
          ...(judged.kind === 'fits'
            ? { productType: judged.quote.product.type }
            : { message: judged.message }),
        });
      }),
  } satisfies Partial<ServiceImpl<typeof PaymentsService>>;
}

function readChoice(request: JudgeFinanceRequest): { bag: FinancedBag; choice: PlanChoice } {
  const parsed = schema.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { data } = parsed;
  return {
    bag: {
      cashPrice: data.cashPriceMinorUnits,
      pieces: data.pieces.map((piece, index) => ({ id: String(index), ...piece })),
      abGroup: data.abGroup || null,
      hasGiftCards: data.hasGiftCards,
    },
    choice: { product: data.financeProduct, deposit: data.depositMinorUnits },
  };
}
