import 'server-only';
import { headers } from 'next/headers';
import {
  AccountReservationsDocument,
  GetReservationDocument,
  PrepareReservationDocument,
  type AccountReservationsQuery,
  type GetReservationQuery,
  type PrepareReservationQuery,
} from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import type { ReservationKey } from './addresses.ts';

export type Reservation = NonNullable<GetReservationQuery['reservation']>;
export type AccountReservation = AccountReservationsQuery['accountReservations'][number];
export type Prepared = NonNullable<PrepareReservationQuery['prepareReservation']>;

/** QY-10: what a request would be now; null when the store has no free one. @throws GraphClientError */
export async function prepared(input: {
  readonly storeKey: string;
  readonly sku: string;
  readonly intendedSku: string;
}): Promise<Prepared | null> {
  const data = await queryAsShopper(await headers(), PrepareReservationDocument, { input });
  return data.prepareReservation ?? null;
}

/** QY-10: one's own reservation, or that of a link; null for any other. @throws GraphClientError */
export async function shownReservation(key: ReservationKey): Promise<Reservation | null> {
  const input = 'link' in key ? { token: key.link } : { reservationNumber: key.number };
  try {
    return (await queryAsShopper(await headers(), GetReservationDocument, { input })).reservation ?? null;
  } catch (error) {
    if (error instanceof GraphClientError && error.code === 'SessionExpiredError') return null;
    throw error;
  }
}

/** The signed-in customer's, newest first; undefined when the call fails. */
export async function accountReservations(): Promise<readonly AccountReservation[] | undefined> {
  const request = await headers();
  try {
    return (await queryAsShopper(request, AccountReservationsDocument, {})).accountReservations;
  } catch {
    return undefined;
  }
}
