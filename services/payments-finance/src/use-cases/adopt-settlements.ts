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
import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';
import { providerOf } from './ports/providers.ts';
import type { OpenSettlementRow } from './ports/restore-store.ts';

/** Requests that were sent before the restored moment and whose answer our rows do not have. @returns how many */
export async function adoptRequests(
  { restores, settlements }: Pick<ImportPorts, 'restores' | 'settlements'>,
  report: readonly ReportedMovement[],
): Promise<number> {
  const open = await restores.openRequests(report.map(({ transactionId }) => transactionId));
  for (const { requestId, settlementId, transactionId } of open) {
    const found = report.find((movement) => movement.transactionId === transactionId);
    if (found === undefined) continue;
    if (found.standing > 0) {
      await settlements.conclude(settlementId, (facts) =>
        stepOf(changeByFinding(facts, requestId, found.providerId)),
      );
    } else await undone(settlements, settlementId, requestId);
  }
  return open.length;
}

const stepOf = <Change>(change: Change | undefined): { readonly change: Change } | undefined =>
  change === undefined ? undefined : { change };

/** The provider has undone it: request and void are booked, as in its ledger. */
async function undone(
  settlements: ImportPorts['settlements'],
  settlementId: string,
  requestId: string,
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
  ports: ImportPorts,
  report: readonly ReportedMovement[],
): Promise<number> {
  for (let count = 0; ;) {
    let adopted = 0;
    for (const row of await ports.restores.openSettlements())
      adopted +=
        row.kind === 'void' ? await adoptVoid(ports, row, report) : await adoptOne(ports, row, report);
    if (adopted === 0) return count;
    count += adopted;
  }
}

/** @returns how many movements were adopted */
export async function adoptOne(
  ports: ImportPorts,
  { settlementId, tenderId, method, kind, reference }: OpenSettlementRow,
  report: readonly ReportedMovement[],
): Promise<number> {
  const key = settlementKey(tenderId, kind, reference);
  const mine = report.filter(
    (one) => one.method === method && one.kind === movementOf(kind) && isFor(key, one.transactionId),
  );
  const unknown = await ports.restores.unknown(mine.map(({ transactionId }) => transactionId));
  let adopted = 0;
  for (const movement of mine.filter(({ transactionId }) => unknown.has(transactionId)))
    if (await adoptMovement(ports, settlementId, movement)) adopted++;
  return adopted;
}

/** A renewed hold is another authorisation at the provider. */
const movementOf = (kind: OpenSettlementRow['kind'] | RequestKind) =>
  kind === 'renew' || kind === 'hold' ? 'authorisation' : kind;

/** Records a provider's movement as the settlement's request and its answer. @returns false when the settlement cannot take it now */
export async function adoptMovement(
  { settlements, providers, newId }: Pick<ImportPorts, 'settlements' | 'providers' | 'newId'>,
  settlementId: string,
  movement: ReportedMovement,
): Promise<boolean> {
  const { capabilities } = providerOf(providers, movement.method);
  const ids = { id: newId(), transactionId: movement.transactionId };
  const round = await settlements.advance(settlementId, (facts, { tender }) => {
    const step = nextStep(facts, ids, capabilities);
    if (step?.call?.kind !== 'send' || movementOf(step.call.request.kind) !== movement.kind) return undefined;
    const scheme = tender?.scheme ?? '';
    return { ...withFacts(step, step.call.request, movement, facts), scheme };
  });
  if (round === undefined) return false;
  if (movement.standing === 0) {
    await undone(settlements, settlementId, ids.id);
    return true;
  }
  const renewed = { heldSeconds: holdSeconds(capabilities.hold, round.scheme, true) };
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
  ports: ImportPorts,
  { settlementId, tenderId, method }: OpenSettlementRow,
  report: readonly ReportedMovement[],
): Promise<number> {
  const startedAt = ports.now().getTime();
  const { capabilities } = providerOf(ports.providers, method);
  const round = await ports.settlements.advance(settlementId, (facts, of): SettlementRound | undefined => {
    const step = nextStep(facts, { id: '', transactionId: '' }, capabilities);
    const kind = step?.call?.kind;
    const authorisation = authorisationOf(facts.tender?.providerId, report);
    const isReported = authorisation?.standing === 0;
    if (step === undefined || !isReported || (kind !== 'reverse' && kind !== 'release')) return undefined;
    return { ...step, facts, of, startedAt };
  });
  if (round?.call === undefined) return 0;
  const answers = {
    ...providerOf(ports.providers, method),
    reverse: () => Promise.resolve('already-reversed' as const),
  };
  await carryOutSettlement(
    {
      ...ports,
      providers: { [method]: answers },
      reverseNow: async () => void (await reverseReported(ports, report, tenderId)),
    },
    round,
    round.call,
  );
  return 1;
}

const authorisationOf = (
  providerId: string | undefined,
  report: readonly ReportedMovement[],
): ReportedMovement | undefined =>
  report.find((one) => one.kind === 'authorisation' && one.providerId === providerId);
