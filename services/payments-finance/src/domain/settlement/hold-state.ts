/** Whether there is money for what has not left yet. */
export type HoldState = 'held' | 'taken' | 'missing';

export interface HeldMoney {
  readonly state: HoldState;
  /** With `missing`: minor units for which nothing is held any more. */
  readonly missing: number;
  /** With `held`: when the first hold ends; undefined where none of them has an end. */
  readonly heldUntil: Date | undefined;
}

/** A tender of an authorised payment. Minor units. */
export interface HoldingTender {
  readonly authorised: number;
  readonly captured: number;
  readonly voided: number;
  readonly heldUntil: Date | undefined;
  readonly hasEnded: boolean;
}

/** A pure function of the tenders: missing while one of them has an open amount and no hold. */
export function heldMoney(tenders: readonly HoldingTender[]): HeldMoney {
  const open = tenders.filter((tender) => openOf(tender) > 0);
  const missing = open.filter(({ hasEnded }) => hasEnded).reduce((sum, tender) => sum + openOf(tender), 0);
  const ends = open.flatMap(({ heldUntil }) => heldUntil?.getTime() ?? []);
  const state = missing > 0 ? 'missing' : open.length === 0 ? 'taken' : 'held';
  const heldUntil = state === 'held' && ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
  return { state, missing, heldUntil };
}

const openOf = ({ authorised, captured, voided }: HoldingTender): number => authorised - captured - voided;
