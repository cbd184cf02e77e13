import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import { FinanceRefusal } from '@loupe/contracts/payments/service';
import type {
  JudgeFinanceRequestSchema,
  JudgeFinanceResponse,
  PaymentsService,
} from '@loupe/contracts/payments/service';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { FinanceJudgement, FinanceToJudge } from '../../domain/cart/chosen-finance.ts';

const OPTIONS = { timeoutMs: TIME_OUTS.judgeFinance.timeoutMs };

/** The call about a plan over time. @param ask may ask another instance again: nothing follows from it */
export const judgedFinance = (
  ask: <T>(call: (client: Client<typeof PaymentsService>) => Promise<T>) => Promise<T>,
  reportFault: (error: unknown, message: string) => void,
) => ({
  async judgeFinance(asked: FinanceToJudge): Promise<FinanceJudgement> {
    try {
      return fromJudgement(await ask((client) => client.judgeFinance(toJudgement(asked), OPTIONS)));
    } catch (error) {
      reportFault(error, 'A plan over time was not judged.');
      return { kind: 'unavailable' };
    }
  },
});

const toJudgement = ({
  cashPrice,
  pieces,
  hasGiftCards,
  abGroup,
  product,
  deposit,
}: FinanceToJudge): MessageInitShape<typeof JudgeFinanceRequestSchema> => ({
  cashPriceMinorUnits: BigInt(cashPrice),
  pieces: pieces.map((piece) => ({ ...piece, categories: [...piece.categories] })),
  hasGiftCards,
  abGroup: abGroup ?? '',
  financeProduct: product,
  ...(deposit === null ? {} : { depositMinorUnits: BigInt(deposit) }),
});

function fromJudgement({ refusal, message, productType }: JudgeFinanceResponse): FinanceJudgement {
  if (refusal === FinanceRefusal.UNSPECIFIED) {
    return { kind: 'fits', type: productType === 'IFC' ? 'IFC' : 'IBC' };
  }
  // Also any refusal added by a newer version of payments.
  return { kind: 'refused', because: BECAUSE[refusal] ?? 'excluded', message };
}

const BECAUSE: Readonly<Record<number, 'product' | 'deposit'>> = {
  [FinanceRefusal.PRODUCT]: 'product',
  [FinanceRefusal.DEPOSIT]: 'deposit',
};
