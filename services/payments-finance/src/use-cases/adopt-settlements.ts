import { holdSeconds } from '../domain/payment/hold-terms.ts';
import { isFor, settlementKey } from './ports/request-key.ts';
import { changeByAnswer, changeByFinding, changeByUndo } from '../domain/settlement/judge-settlement.ts';
import { nextStep } from '../domain/settlement/next-step.ts';
import type { NewRequest } from '../domain/settlement/settlement-change.ts';
import type { SettlementStep } from '../domain/settlement/settlement-step.ts';
import type { RequestKind, SettlementFacts } from '../domain/settlement/settlement.ts';
import { reverseReported } from './adopt-tenders.ts';
import { carryOutSettlement } from './carry-out-settlement.ts';
import type { SettlementRound } from './carry-out-settlement.ts';
import type { ImportDependencies, ReportedMovement } from './ports/import-dependencies.ts';
import { providerOf } from './ports/providers.ts';
import type { OpenSettlementRow } from './ports/restore-store.ts';

/** Requests that were sent before the restored moment and whose answer our rows do not have. @returns how many */
export async function adoptRequests(
  report: readonly ReportedMovement[],
  { restores, settlements }: Pick<ImportDependencies, 'restores' | 'settlements'>,
): Promise<number> {
  const open = await restores.openRequests(report.map(({ transactionId }) => transactionId));
  for (const { requestId, settlementId, transactionId } of open) {
    const found = report.find((movement) => movement.transactionId === transactionId);
    if (found === undefined) continue;
    if (found.standing > 0) {
      await settlements.conclude(settlementId, (facts) =>
        stepOf(changeByFinding(facts, requestId, found.providerId)),
      );
    } else await undone(settlementId, requestId, settlements);
  }
  return open.length;
}

const stepOf = <Change>(change: Change | undefined): { readonly change: Change } | undefined =>
  change === undefined ? undefined : { change };

/** The provider has undone it: request and void are booked, as in its ledger. */
async function undone(
  settlementId: string,
  requestId: string,
  settlements: ImportDependencies['settlements'],
): Promise<void> {
  await settlements.conclude(settlementId, (facts) =>
    stepOf(changeByAnswer(facts, requestId, { kind: 'no-answer' })),
  );
  await settlements.conclude(settlementId, (facts) => {
    const request = facts.requests.find(({ id }) => id === requestId);
    return request && stepOf(changeByUndo(facts, request, 'undone'));
  });
}

/**
 * Captures and refunds of settlements that the warehouse's messages, told again, have recorded: each adopts the movements whose
 * transaction id has its key. Whole reversals and releases that are reported are concluded as well. Settlements of an order wait for
 * each other, so they are tried until nothing changes.
 * @returns how many movements were adopted
 */
export async function adoptSettlements(
  report: readonly ReportedMovement[],
  deps: ImportDependencies,
): Promise<number> {
  for (let count = 0; ;) {
    let adopted = 0;
    for (const row of await deps.restores.openSettlements())
      adopted += row.kind === 'void' ? await adoptVoid(row, report, deps) : await adoptOne(row, report, deps);
    if (adopted === 0) return count;
    count += adopted;
  }
}

/** @returns how many movements were adopted */
export async function adoptOne(
  { settlementId, tenderId, method, kind, reference }: OpenSettlementRow,
  report: readonly ReportedMovement[],
  deps: ImportDependencies,
): Promise<number> {
  const key = settlementKey(tenderId, kind, reference);
  const mine = report.filter(
    (one) => one.method === method && one.kind === movementOf(kind) && isFor(key, one.transactionId),
  );
  const unknown = await deps.restores.unknown(mine.map(({ transactionId }) => transactionId));
  let adopted = 0;
  for (const movement of mine.filter(({ transactionId }) => unknown.has(transactionId)))
    if (await adoptMovement(settlementId, movement, deps)) adopted++;
  return adopted;
}

/** A renewed hold is another authorisation at the provider. */
const movementOf = (kind: OpenSettlementRow['kind'] | RequestKind) =>
  kind === 'renew' || kind === 'hold' ? 'authorisation' : kind;

/** Records a provider's movement as the settlement's request and its answer. @returns false when the settlement cannot take it now */
export async function adoptMovement(
  settlementId: string,
  movement: ReportedMovement,
  { settlements, providers, newId }: Pick<ImportDependencies, 'settlements' | 'providers' | 'newId'>,
): Promise<boolean> {
  const { captures, hold } = providerOf(providers, movement.method).capabilities;
  const ids = { id: newId(), transactionId: movement.transactionId };
  const round = await settlements.advance(settlementId, (facts, { tender }) => {
    const step = nextStep(facts, ids, captures, hold?.renew);
    if (step?.call?.kind !== 'send' || movementOf(step.call.request.kind) !== movement.kind) return undefined;
    const scheme = tender?.scheme ?? '';
    return { ...withFacts(step, step.call.request, movement, facts), scheme };
  });
  if (round === undefined) return false;
  if (movement.standing === 0) {
    await undone(settlementId, ids.id, settlements);
    return true;
  }
  const renewed = { heldSeconds: holdSeconds(hold, round.scheme, true) };
  const done = { kind: 'done', providerId: movement.providerId } as const;
  await settlements.conclude(settlementId, (facts) =>
    stepOf(changeByAnswer(facts, ids.id, movement.kind === 'authorisation' ? { ...done, renewed } : done)),
  );
  return true;
}

/** What the provider did counts, not what we would ask of it now. */
function withFacts(
  step: SettlementStep,
  request: NewRequest,
  { amount, captureId }: ReportedMovement,
  { requests }: SettlementFacts,
): SettlementStep {
  const source = requests.find(({ kind, providerId }) => kind === 'capture' && providerId === captureId);
  const open = { ...request, amount, captureId: (captureId && source?.id) || request.captureId };
  return { ...step, change: { ...step.change, open } };
}

/** Settlements without a movement of money: the report says whether the authorisation was reversed, or its rest released. */
async function adoptVoid(
  { settlementId, tenderId, method }: OpenSettlementRow,
  report: readonly ReportedMovement[],
  deps: ImportDependencies,
): Promise<number> {
  const startedAt = deps.now().getTime();
  const { captures } = providerOf(deps.providers, method).capabilities;
  const round = await deps.settlements.advance(settlementId, (facts, of): SettlementRound | undefined => {
    const step = nextStep(facts, { id: '', transactionId: '' }, captures);
    const kind = step?.call?.kind;
    const authorisation = authorisationOf(facts.tender?.providerId, report);
    const isReported = authorisation?.standing === 0;
    if (step === undefined || !isReported || (kind !== 'reverse' && kind !== 'release')) return undefined;
    return { ...step, facts, of, startedAt };
  });
  if (round?.call === undefined) return 0;
  const answers = {
    ...providerOf(deps.providers, method),
    reverse: () => Promise.resolve('already-reversed' as const),
  };
  await carryOutSettlement(round, round.call, {
    ...deps,
    providers: { [method]: answers },
    reverseNow: async () => void (await reverseReported(report, deps, tenderId)),
  });
  return 1;
}

const authorisationOf = (
  providerId: string | undefined,
  report: readonly ReportedMovement[],
): ReportedMovement | undefined =>
  report.find((one) => one.kind === 'authorisation' && one.providerId === providerId);
