import { inTransaction } from '@loupe/database/transaction';
import { saveDiaries } from '../../../src/adapters/db/diary-seed.ts';
import type { Visitor } from './reservations.ts';
import type { TestStores } from './stores.ts';

export const SERVICE = 'engagement-rings';
export const PEOPLE = ['0199c0de-0000-7000-a000-000000000001', '0199c0de-0000-7000-a000-000000000002'];
export const ROOM = '0199c0de-0000-7000-a000-00000000000f';
/** Of Monday 23 November 2026; the tests begin on Saturday noon. */
export const TEN = '2026-11-23T10:00:00.000Z';
export const ELEVEN = '2026-11-23T11:30:00.000Z';

const ALWAYS = Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts: '06:00', ends: '23:00' }));

/** Leeds has two people and one room for an hour with fifteen minutes after it, and nothing is booked. */
export async function openDiary({ pool }: Pick<TestStores, 'pool'>, isVideo = false): Promise<void> {
  await pool.query(`TRUNCATE diary_act, diary_block, diary_claim, appointment_act, appointment, diary_day, diary_pattern, diary_skill, diary_resource,
    diary_service, later_work, rate_limit`);
  const service = {
    key: SERVICE,
    kind: 'CONSULTATION' as const,
    name: 'Engagement ring consultation',
    description: 'A table.',
    minutes: 60,
    beforeMinutes: 0,
    afterMinutes: 15,
    stepMinutes: 30,
    leadMinutes: 120,
    horizonDays: 60,
    needsRoom: true,
    isVideo: false,
    position: 0,
  };
  const resources = [
    ...PEOPLE.map((id, n) => ({ id, kind: 'PERSON' as const, name: `Adviser ${n}`, week: ALWAYS })),
    { id: ROOM, kind: 'ROOM' as const, name: 'Room', week: [] },
  ].map((resource) => ({ ...resource, skills: [SERVICE] }));
  await inTransaction(pool, (tx) =>
    saveDiaries(tx, [{ storeKey: 'bb-leeds', services: [{ ...service, isVideo }], resources }]),
  );
}

/** Another room of Leeds for the same service. */
export async function addRoom({ pool }: Pick<TestStores, 'pool'>, id: string): Promise<void> {
  await pool.query(
    `INSERT INTO diary_resource (id, store_id, kind, name)
     SELECT $1, store_id, kind, 'Other room' FROM diary_resource WHERE id = $2`,
    [id, ROOM],
  );
  await pool.query(
    `INSERT INTO diary_skill (resource_id, store_id, service_key)
     SELECT $1, store_id, service_key FROM diary_skill WHERE resource_id = $2`,
    [id, ROOM],
  );
}

export interface AppointmentShown {
  readonly calendarFile: string | null;
  readonly isVideo: boolean;
  readonly videoUrl: string | null;
  readonly appointmentNumber: string;
  readonly status: string;
  readonly reason: string | null;
  readonly startsAt: string;
  readonly startsAtWords: string;
  readonly canMove: boolean;
  readonly canCancel: boolean;
}

export interface AppointmentAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly message?: string;
  readonly until?: string;
  readonly nearest?: readonly { readonly startsAt: string; readonly time: string }[];
  readonly appointment?: AppointmentShown;
}

const FIELDS = `appointmentNumber status reason serviceName startsAt endsAt startsAtWords minutes contact { name email } note isVideo videoUrl calendarFile canMove
  canCancel store { key }`;
const FAILURE = `... on Failure { code message } ... on ValidationError { field }
  ... on AppointmentTimeTakenError { nearest { startsAt time } }`;

/** What visitors can do with the diaries of a service. */
export function appointmentsOf(service: Pick<TestStores, 'ask'>) {
  const ask = <Data>({ actor, ip }: Visitor, document: string, input: object) =>
    service.ask<Data>(document, { input }, actor, ip);
  const mutate = async (visitor: Visitor, name: string, done: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const document = `mutation ($input: ${type}) { done: ${name}(input: $input) { __typename ${done} ${FAILURE} } }`;
    const { data, errors } = await ask<{ done: AppointmentAnswer }>(visitor, document, input);
    if (errors !== undefined) throw new Error(errors[0]!.message);
    return data.done;
  };
  const wanted = { storeKey: 'bb-leeds', serviceKey: SERVICE };
  return {
    hold: (visitor: Visitor, startsAt: string, storeKey = wanted.storeKey) =>
      mutate(visitor, 'holdAppointment', '... on AppointmentHeld { until }', {
        ...wanted,
        storeKey,
        startsAt,
      }),
    book: (visitor: Visitor, startsAt: string, input: object = {}) =>
      mutate(visitor, 'bookAppointment', `... on AppointmentBooked { appointment { ${FIELDS} } }`, {
        ...wanted,
        startsAt,
        contact: { firstName: 'Ada', lastName: 'Byron', email: visitor.email, phone: '07700 900123' },
        ...input,
      }),
    move: (visitor: Visitor, input: object) =>
      mutate(visitor, 'moveAppointment', `... on AppointmentKept { appointment { ${FIELDS} } }`, input),
    /** @returns true, or the code of the error */
    async cancel(visitor: Visitor, input: object): Promise<true | string> {
      const document = 'mutation ($input: AppointmentInput!) { done: cancelAppointment(input: $input) }';
      const { data, errors } = await ask<{ done: true }>(visitor, document, input);
      return errors === undefined ? data.done : errors[0]!.extensions.code;
    },
    find: async (visitor: Visitor, input: object) =>
      (
        await ask<{ appointment: AppointmentShown | null }>(
          visitor,
          `query ($input: AppointmentInput!) { appointment(input: $input) { ${FIELDS} } }`,
          input,
        )
      ).data.appointment,
    /** The times of a day, as a visitor sees them. */
    async times(visitor: Visitor, from: string, input: object = {}): Promise<string[]> {
      const document = `query ($input: AppointmentTimesInput!) { appointmentTimes(input: $input) {
        first { words } nextFrom days { date words times { startsAt } } } }`;
      const asked = { ...wanted, from, days: 1, ...input };
      const { data } = await ask<{ appointmentTimes: { days: DayShown[] } | null }>(visitor, document, asked);
      const [day] = data.appointmentTimes?.days ?? [];
      return day?.date === from ? day.times.map(({ startsAt }) => startsAt) : [];
    },
  };
}

interface DayShown {
  readonly date: string;
  readonly times: readonly { readonly startsAt: string }[];
}
