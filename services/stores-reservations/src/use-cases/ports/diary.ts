import type { DiaryService, WorkSpan } from '../../domain/diary/diary.ts';

/** A service with the stores of the site that offer it. */
export interface BookableService {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  readonly stores: readonly { readonly key: string; readonly name: string }[];
}

export interface VideoOffer {
  /** False leaves services by video out: there is no vendor of rooms. */
  readonly offersVideo: boolean;
}

/** A stretch that is taken of people's and rooms' time: for an appointment, or for a visitor who fills in the form. */
export interface NewClaim {
  readonly resources: readonly string[];
  readonly storeId: string;
  readonly appointmentId: string | null;
  readonly holder: string | null;
  /** Epoch milliseconds, buffers included. */
  readonly block: { readonly startsAt: number; readonly endsAt: number };
  /** Of a hold. */
  readonly expiresAt: Date | null;
}

/** The services, people and rooms of a store, as a shop that is set up has them. */
export interface DiaryDraft {
  readonly storeKey: string;
  readonly services: readonly (DiaryService & { readonly position: number })[];
  readonly resources: readonly {
    readonly id: string;
    readonly kind: 'PERSON' | 'ROOM';
    readonly name: string;
    /** Keys of services. */
    readonly skills: readonly string[];
    /** None for a room. */
    readonly week: readonly (WorkSpan & { readonly weekday: number })[];
  }[];
}
