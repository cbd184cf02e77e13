import type { Site } from '@loupe/contracts/sites';

/** EU-09. Used, ended and withdrawn are facts beside it. */
export type PromiseState = 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';

/** Which condition a price missed. */
export const REJECT_REASONS = [
  'OTHER_PIECE',
  'NOT_IN_STOCK',
  'NOT_PUBLIC',
  'NOT_LOWER',
  'NOT_IN_UK',
  'NO_MARGIN',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Why a price cannot be judged. */
export const ERROR_REASONS = ['PAGE_GONE', 'SHOP_UNKNOWN', 'NOT_ENOUGH'] as const;
export type ErrorReason = (typeof ERROR_REASONS)[number];

export type PromiseReason = RejectReason | ErrorReason;

/** The part that a move changes. Amounts in pence. */
export interface PromiseStanding {
  readonly state: PromiseState;
  readonly reason: PromiseReason | null;
  readonly version: number;
  readonly ourPrice: number;
  readonly theirPrice: number;
  /** When the visitor was told to have the answer. */
  readonly answerBy: Date;
  /** When the visitor was told that it takes longer. */
  readonly lateAt: Date | null;
  readonly decidedAt: Date | null;
  /** What the first person decided; a request that still waits for a second one has it too. */
  readonly agreedPrice: number | null;
  readonly decidedBy: string | null;
  readonly secondBy: string | null;
  /** By which the price is had in the bag; it stays when the approval is taken back. */
  readonly code: string | null;
  /** The first moment at which it cannot be had any more. */
  readonly validUntil: Date | null;
  readonly usedAt: Date | null;
  /** Number of the order. */
  readonly usedOrder: string | null;
  readonly endedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly dueAt: Date | null;
}

/** A request to sell a piece for the price of another shop. */
export interface PricePromise extends PromiseStanding {
  readonly id: string;
  readonly number: string;
  readonly site: Site;
  /** `c:<customer id>` or `a:<anonymous id>`; empty once it is forgotten, as are name and e-mail. */
  readonly owner: string;
  readonly name: string;
  readonly email: string;
  readonly productId: string;
  readonly productKey: string;
  readonly productName: string;
  readonly sku: string;
  readonly shop: string;
  /** Address of their page, as typed: judged for its shape, never opened by us. */
  readonly page: string | null;
  readonly note: string | null;
  readonly askedAt: Date;
  readonly linkEpoch: number;
  /** Events have this much more than the version, after a restore. */
  readonly eventOffset: bigint;
}

/** The price can be had, as far as the record says: its end is compared beside it. */
export const isOpen = ({
  state,
  usedAt,
  endedAt,
  withdrawnAt,
}: Pick<PromiseStanding, 'state' | 'usedAt' | 'endedAt' | 'withdrawnAt'>): boolean =>
  state === 'APPROVED' && usedAt === null && endedAt === null && withdrawnAt === null;
