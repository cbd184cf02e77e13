/** `dispute`: taken back by the provider, whose id of it stands for our transaction id. */
export type MovementKind = 'authorisation' | 'capture' | 'refund' | 'issue' | 'dispute';

/** One movement of money in the provider's report. Amounts in minor units. */
export interface ProviderMovement {
  readonly kind: MovementKind;
  /** Our id, sent with the request: both sides know it even if the answer was lost. */
  readonly transactionId: string;
  readonly providerId: string;
  /** Of a capture or refund, where the report names it: the provider's id of the authorisation. */
  readonly authorisationId?: string | undefined;
  /** Of a refund, likewise: the capture. */
  readonly captureId?: string | undefined;
  readonly reference: string;
  readonly currency: string;
  readonly amount: number;
  /** The amount still in effect: of an authorisation what is still held, of any other all or nothing. */
  readonly standing: number;
  /** By the provider's clock. */
  readonly at: Date;
}

/** One movement in our ledger. */
export interface BookedMovement extends Omit<ProviderMovement, 'providerId' | 'at'> {
  readonly providerId: string | undefined;
  /** Its answer was lost or has not arrived: the provider's result is not known yet. */
  readonly open: boolean;
  /** Released without a call, because the provider accepts no reversal after a capture: it may hold this until it expires. */
  readonly lapsing: number;
  /** Requested in the period and booked before the report was requested: the report must contain it. */
  readonly isCovered: boolean;
}

export interface LedgerDifference {
  readonly transactionId: string;
  readonly reference: string;
  readonly kind: MovementKind;
  readonly what: 'missing-here' | 'missing-there' | 'amount' | 'standing';
  readonly ours: number | undefined;
  readonly theirs: number | undefined;
  readonly currency: string;
}

/**
 * The differences between our ledger and the provider's report, row by row, without movements that are still open. Each side's
 * movements of the period, by its own clock, are compared with all movements of the other side.
 * @param since the start of the period
 */
export function reconcile(
  booked: readonly BookedMovement[],
  reported: readonly ProviderMovement[],
  since: Date,
): LedgerDifference[] {
  const open = new Set(booked.filter((movement) => movement.open).map(({ transactionId }) => transactionId));
  const ours = byTransaction(booked.filter((movement) => !movement.open));
  const theirs = byTransaction(reported.filter(({ transactionId }) => !open.has(transactionId)));
  const covered = booked.filter(({ isCovered }) => isCovered).map(({ transactionId }) => transactionId);
  const recent = reported.filter(({ at }) => at >= since).map(({ transactionId }) => transactionId);
  const shared = [...ours.keys()].filter((id) => theirs.has(id));
  const ids = new Set([...covered, ...recent, ...shared]);
  return [...ids].flatMap((id) => compare(ours.get(id) ?? [], theirs.get(id) ?? []));
}

function compare(ours: readonly BookedMovement[], theirs: readonly ProviderMovement[]): LedgerDifference[] {
  const differences: LedgerDifference[] = [];
  // A transaction id that moved money twice at the provider has a second row there.
  for (let row = 0; row < Math.max(ours.length, theirs.length); row++) {
    const difference = differenceOf(ours[row], theirs[row]);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}

function differenceOf(
  mine: BookedMovement | undefined,
  their: ProviderMovement | undefined,
): LedgerDifference | undefined {
  const known = mine ?? their;
  if (known === undefined) return undefined;
  const { transactionId, reference, kind, currency } = known;
  const about = { transactionId, reference, kind, currency };
  if (mine === undefined) return { ...about, what: 'missing-here', ours: undefined, theirs: their?.amount };
  if (their === undefined) return { ...about, what: 'missing-there', ours: mine.amount, theirs: undefined };
  if (mine.kind !== their.kind || mine.currency !== their.currency || mine.amount !== their.amount) {
    return { ...about, what: 'amount', ours: mine.amount, theirs: their.amount };
  }
  const agrees = their.standing === mine.standing || their.standing === mine.standing + mine.lapsing;
  return agrees ? undefined : { ...about, what: 'standing', ours: mine.standing, theirs: their.standing };
}

function byTransaction<M extends { readonly transactionId: string }>(
  movements: readonly M[],
): Map<string, M[]> {
  const map = new Map<string, M[]>();
  for (const movement of movements) {
    map.set(movement.transactionId, [...(map.get(movement.transactionId) ?? []), movement]);
  }
  return map;
}
