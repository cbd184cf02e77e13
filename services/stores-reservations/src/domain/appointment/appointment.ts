import type { Site } from '@loupe/contracts/sites';
import type { AppointmentKind } from '../diary/diary.ts';
import type { ReservationContact } from '../reservation/reservation.ts';

export type AppointmentState = 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
export type AppointmentReason = 'CUSTOMER' | 'STORE';

/** The part that a move changes. */
export interface AppointmentStanding {
  readonly state: AppointmentState;
  /** The side that cancelled the appointment; null otherwise. */
  readonly reason: AppointmentReason | null;
  readonly version: number;
  /** Of the calendar entry: each change of its time, and its end, are one more. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly closedAt: Date | null;
  /** When the visitor is reminded next; null when there is nothing to remind of. */
  readonly dueAt: Date | null;
  /** What the store's team wrote to the visitor with the last change, if it was theirs. */
  readonly storeMessage: string | null;
}

/** A time in a store with a person of its team. Who comes is empty once it is forgotten. */
export interface Appointment extends AppointmentStanding, ReservationContact {
  /** Also that of the calendar entry. */
  readonly id: string;
  readonly number: string;
  readonly site: Site;
  /** `c:<customer id>`, `a:<anonymous id>`, or `s:<number>` when a store's team booked it: who comes has the link of the e-mail. */
  readonly owner: string;
  readonly storeId: string;
  readonly serviceKey: string;
  readonly serviceName: string;
  readonly kind: AppointmentKind;
  readonly isVideo: boolean;
  /** Where both meet by video; null until the vendor has made the room. */
  readonly videoUrl: string | null;
  /** What the visitor wants to be known. */
  readonly note: string | null;
  readonly bookedAt: Date;
  readonly linkEpoch: number;
  /** Added to the version that events name: raised after a restore. */
  readonly eventOffset: bigint;
}
