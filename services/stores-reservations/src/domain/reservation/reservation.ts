import type { Site } from '@loupe/contracts/sites';

/** EU-10. */
export type ReservationState = 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';

/** What a store found when it looked for the piece. */
export const DECLINE_REASONS = ['NOT_FOUND', 'DAMAGED', 'SOLD', 'PRICE_ERROR'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why a store gives a reservation up that it could keep. */
export const RELEASE_REASONS = ['NOT_WANTED', 'STORE'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

export type ReservationReason =
  | DeclineReason
  | ReleaseReason
  | 'CUSTOMER'
  /** The visitor did not confirm the e-mail. */
  | 'UNVERIFIED'
  | 'NO_ANSWER'
  | 'NOT_COLLECTED';

/** EN-17: who comes for it. Empty once it is forgotten. */
export interface ReservationContact {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The part that a move changes. */
export interface ReservationStanding {
  readonly state: ReservationState;
  readonly reason: ReservationReason | null;
  readonly version: number;
  /** The piece is not offered to others: while it lives, and after it was collected or not found, until the next count. */
  readonly occupies: boolean;
  readonly sku: string;
  readonly unitNo: number;
  readonly placedAt: Date;
  /** When the visitor confirmed the e-mail; null until then, and the store is not asked. */
  readonly verifiedAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly extendedAt: Date | null;
  readonly closedAt: Date | null;
  /** The end of the hold, whether or not anybody works on it; null once it is closed. */
  readonly expiresAt: Date | null;
  readonly dueAt: Date | null;
  readonly remindedAt: Date | null;
  /** What the visitor says when collecting it. */
  readonly collectionCode: string | null;
  /** Of the till. */
  readonly receipt: string | null;
}

/** EN-17: a piece that a store keeps for a visitor. */
export interface Reservation extends ReservationStanding, ReservationContact {
  readonly id: string;
  readonly number: string;
  readonly site: Site;
  /** `c:<customer id>` or `a:<anonymous id>`. */
  readonly owner: string;
  readonly storeId: string;
  readonly productId: string;
  readonly productKey: string;
  readonly productName: string;
  /** The size that is wanted; another than `sku` where the store has another one only. */
  readonly intendedSku: string;
  /** Pence, as shown when it was placed. */
  readonly price: number;
  readonly linkEpoch: number;
  /** Events have this much more than the version, after a restore. */
  readonly eventOffset: bigint;
}

export const isLive = ({ state }: Pick<Reservation, 'state'>): boolean =>
  state === 'NEW' || state === 'ACCEPTED';

/** Its hold has ended; what works on it may be late. */
export const isOver = ({ expiresAt }: Pick<Reservation, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;
