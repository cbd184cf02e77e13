import { changeByAnswer, changeByLateAnswer, changeByReversal } from '../domain/payment/tender-change.ts';
import type { TenderChange, TenderFacts } from '../domain/payment/tender-change.ts';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';
import { reverseDueTenders } from './reverse-due-tenders.ts';

/** Tenders that were sent at the restored moment get the provider's answer from its report. @returns how many */
export async function adoptTenders(
  { restores, payments }: Pick<ImportPorts, 'restores' | 'payments'>,
  report: readonly ReportedMovement[],
): Promise<number> {
  const authorisations = report.filter(({ kind }) => kind === 'authorisation');
  const open = await restores.openTenders(authorisations.map(({ transactionId }) => transactionId));
  for (const { tenderId, transactionId } of open) {
    const found = authorisations.find((movement) => movement.transactionId === transactionId);
    if (found !== undefined) await payments.change(tenderId, changeByReport(found, isOver(found, report)));
  }
  return open.length;
}

/** Nothing of an authorisation is held and nothing was captured: it was reversed. */
export const isOver = (
  { standing, providerId, reference, method }: ReportedMovement,
  report: readonly ReportedMovement[],
): boolean =>
  standing === 0 &&
  !report.some(
    (other) =>
      other.kind === 'capture' &&
      other.standing > 0 &&
      other.method === method &&
      (other.authorisationId === undefined
        ? other.reference === reference
        : other.authorisationId === providerId),
  );

/** The change of a tender without an answer, by what the provider reports of it. */
export const changeByReport =
  ({ providerId, amount: minorUnits, currency }: ReportedMovement, over: boolean) =>
  (facts: TenderFacts): TenderChange | undefined => {
    const held = { minorUnits, currency };
    if (over)
      return { ...changeByReversal({ ...facts, state: 'unknown', held }, 'settled'), reversal: 'done' };
    const verdict = { tender: 'held', providerId, held } as const;
    const isLate = facts.paymentState === 'cancelled' || facts.isSuperseded || facts.state === 'unknown';
    return isLate ? changeByLateAnswer(facts, verdict) : changeByAnswer(verdict, facts.others);
  };

/** Reversals that are due and that the provider has carried out in the lost time. Nothing is sent: the report answers. */
export async function reverseReported(
  ports: Pick<ImportPorts, 'reversals' | 'payments' | 'logger'>,
  report: readonly ReportedMovement[],
  only?: string,
): Promise<number> {
  const answerOf = async (order: { readonly merchantTransactionId: string }) => {
    const found = report.find(
      ({ kind, transactionId }) => kind === 'authorisation' && transactionId === order.merchantTransactionId,
    );
    return found !== undefined && isOver(found, report)
      ? ('already-reversed' as const)
      : ('not-sent' as const);
  };
  const provider = { reverse: answerOf, room: () => 20 };
  const methods = [...new Set(report.map(({ method }) => method))];
  const providers = Object.fromEntries(methods.map((method) => [method, provider])) as Partial<
    Record<PaymentMethod, typeof provider>
  >;
  if (only !== undefined) return reverseDueTenders({ ...ports, providers }, only);
  // Claimed ones that are not reported stay due at once, so one round sees them all.
  const claimed = new Set<string>();
  const reversals = {
    ...ports.reversals,
    claim: async (options: Parameters<ImportPorts['reversals']['claim']>[0]) => {
      const fresh = (await ports.reversals.claim(options)).filter(({ tenderId }) => !claimed.has(tenderId));
      fresh.forEach(({ tenderId }) => claimed.add(tenderId));
      return fresh;
    },
  };
  return reverseDueTenders({ ...ports, reversals, providers }).then(() => 0);
}
