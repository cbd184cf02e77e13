import { bindPorts, type Bound } from '@loupe/subgraph-server/bind-ports';
import type { Site } from '@loupe/contracts/sites';
import type { Reservation } from './domain/reservation/reservation.ts';
import type { Store } from './domain/store/store.ts';
import type { Ports } from './ports.ts';
import { findCollectionPoints } from './use-cases/find-collection-points.ts';
import { findReservation } from './use-cases/find-reservation.ts';
import { findStoresWithPiece } from './use-cases/find-stores-with-piece.ts';
import { findStores } from './use-cases/find-stores.ts';
import { cancelReservation, confirmReservation } from './use-cases/move-reservation.ts';
import { placeReservation, RESERVE_ACTION } from './use-cases/place-reservation.ts';
import { prepareReservation } from './use-cases/prepare-reservation.ts';
import { otherStores } from './use-cases/send-reservation-email.ts';

interface ReservationsPort {
  readonly reservations: { ofOwner(site: Site, owner: string, limit: number): Promise<Reservation[]> };
}

interface StoresPort {
  readonly stores: { ofReservation(reservation: Reservation): Promise<Store> };
}

/** The use cases that resolvers can call. */
const USE_CASES = {
  cancelReservation,
  confirmReservation,
  findCollectionPoints,
  findReservation,
  findStores,
  findStoresWithPiece,
  otherStores,
  placeReservation,
  prepareReservation,
  reservationsOfOwner: ({ reservations }: ReservationsPort, site: Site, owner: string, limit: number) =>
    reservations.ofOwner(site, owner, limit),
  storeOf: ({ stores }: StoresPort, reservation: Reservation) => stores.ofReservation(reservation),
  reserveAction: ({ isRobotChecked }: { readonly isRobotChecked: boolean }) =>
    isRobotChecked ? RESERVE_ACTION : null,
};

/** Ports of reads without a rule. */
const READS = ['stores', 'now'] as const;

export type UseCases = Bound<typeof USE_CASES> & Pick<Ports, (typeof READS)[number]>;

export const bindUseCases = (ports: Ports): UseCases => bindPorts(USE_CASES, ports, READS);
