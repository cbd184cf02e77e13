import { createPool } from '@loupe/database/pool';
import { runLater } from '@loupe/database/run-later';
import type { LaterFailure } from '@loupe/database/run-later';
import type { Actor } from '@loupe/subgraph-server/actor';
import { clientHeaders } from '@loupe/subgraph-server/client-facts';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { fixedClock, type FixedClock } from '@loupe/test-harness/clock';
import { testPublicKeys } from '@loupe/test-harness/keys';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import type { Site } from '@loupe/contracts/sites';
import { storeStore } from '../../../src/adapters/db/store-store.ts';
import { readGazetteer } from '../../../src/adapters/gazetteer/read-gazetteer.ts';
import {
  appointmentLinks,
  promiseLinks,
  reservationLinks,
} from '../../../src/adapters/links/reservation-links.ts';
import type { LetterFacts } from '../../../src/adapters/mail/reservation-letters.ts';
import { calendarFiles } from '../../../src/adapters/mail/appointment-calendar.ts';
import { appointmentMailer } from '../../../src/adapters/mail/appointment-mailer.ts';
import { reservationMailer } from '../../../src/adapters/mail/reservation-mailer.ts';
import type { AppointmentMail } from '../../../src/domain/appointment/appointment-mails.ts';
import { promiseMailer } from '../../../src/adapters/mail/promise-mailer.ts';
import type { PromiseMail } from '../../../src/domain/price-promise/mails-of.ts';
import type { ReservationMail } from '../../../src/domain/reservation/later-kinds.ts';
import type { StoreDraft } from '../../../src/domain/store/store.ts';
import { storeState } from '../../../src/events/published/store-state.ts';
import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { createPorts } from '../../../src/ports.ts';
import type { Outside, Ports } from '../../../src/ports.ts';
import { readSeedHolidays, readSeedRegions, readSeedStores } from '../../../src/seed/seed-files.ts';
import { storeDrafts } from '../../../src/seed/store-drafts.ts';
import { createServer } from '../../../src/server.ts';
import { videoRoomHandlers } from '../../../src/use-cases/open-video-room.ts';
import { dealerMessageHandlers } from '../../../src/use-cases/send-dealer-message.ts';
import { promiseEmailHandlers } from '../../../src/use-cases/send-promise-email.ts';
import { reservationEmailHandlers } from '../../../src/use-cases/send-reservation-email.ts';
import { appointmentEmailHandlers } from '../../../src/use-cases/send-appointment-email.ts';
import { sweepAppointments } from '../../../src/use-cases/sweep-appointments.ts';
import { sweepPricePromises } from '../../../src/use-cases/sweep-price-promises.ts';
import { sweepReservations } from '../../../src/use-cases/sweep-reservations.ts';
import { TEST_KEY } from './environment.ts';
import { saveStores } from '../../../src/use-cases/save-stores.ts';

export interface GraphAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly [detail: string]: unknown };
  }[];
}

export interface SentMail {
  readonly mail: ReservationMail | AppointmentMail | PromiseMail;
  readonly jobId: string;
  readonly subject: string;
  readonly to: string;
  readonly text: string;
  /** Of the link to the reservation or request. */
  readonly token: string;
  /** Of a message for the calendar. */
  readonly method?: string;
  readonly content?: string;
}

/** A kind of outside that answers at once; e-mails are rendered and kept. */
const testOutside = (mails: SentMail[], outside: Partial<Outside>) => ({
  places: readGazetteer(),
  countedWithinHours: 36,
  robots: { isHuman: async (token: string) => token === 'human' },
  isRobotChecked: false,
  isEnquiryChecked: false,
  calendarFiles: calendarFiles({ beaverbrooks: SENDER, loupe: SENDER }),
  dealerMail: { send: async () => undefined },
  videoRooms: {
    open: async (id: string) => `https://video.example/rooms/${id.slice(-4)}`,
    close: async () => undefined,
  },
  offersVideo: true,
  rooms: { mail: () => Infinity, dealerMail: () => Infinity },
  sourceFactor: 1_000,
  digestKeys: () => TEST_KEY,
  reservationLinks: reservationLinks(() => TEST_KEY),
  appointmentLinks: appointmentLinks(() => TEST_KEY),
  promiseLinks: promiseLinks(() => TEST_KEY),
  promiseMail: {
    send: (
      mail: PromiseMail,
      jobId: string,
      facts: Parameters<ReturnType<typeof promiseMailer>['send']>[2],
    ) => promiseMailer(keeping(mails, mail, jobId, facts.token)).send(mail, jobId, facts),
  },
  reservationMail: {
    send: (mail: ReservationMail, jobId: string, facts: Omit<LetterFacts, 'storefrontUrl'>) =>
      reservationMailer(keeping(mails, mail, jobId, facts.token)).send(mail, jobId, facts),
  },
  appointmentMail: {
    async send(mail: AppointmentMail, jobId: string, facts: Parameters<AppointmentSend>[2]) {
      const sent = appointmentMailer({
        senders: { beaverbrooks: SENDER, loupe: SENDER },
        mailer: {
          send: async ({ subject, to, text, calendar }) =>
            void mails.push({ mail, jobId, subject, to, text, token: facts.token, ...calendar }),
        },
      });
      await sent.send(mail, jobId, facts);
    },
  },
  reportFault: (error: unknown) => {
    throw error;
  },
  ...outside,
});
type AppointmentSend = ReturnType<typeof appointmentMailer>['send'];
/** A mailer that keeps what it sends. */
const keeping = (mails: SentMail[], mail: SentMail['mail'], jobId: string, token: string) => ({
  senders: { beaverbrooks: SENDER, loupe: SENDER },
  mailer: {
    send: async ({ subject, to, text }: { subject: string; to: string; text: string }) =>
      void mails.push({ mail, jobId, subject, to, text, token }),
  },
});
const SENDER = { from: 'Shop <shop@shop.example>', storefrontUrl: 'https://shop.example' };

type Ask = TestStores['ask'];

export interface Instance {
  readonly ask: Ask;
  /** That of its requests. */
  readonly requests: pg.Pool;
  stop(): Promise<void>;
}

/** A server over a pool of its own. */
async function openInstance(
  url: string,
  clock: FixedClock,
  { mails, outside }: { readonly mails: SentMail[]; readonly outside: Partial<Outside> },
): Promise<Instance> {
  const requests = createPool({ url, applicationName: 'stores-reservations', kind: 'request' });
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: bindUseCases(createPorts({ ...testOutside(mails, outside), pool: requests, now: clock })),
    alive: () => true,
    ready: async () => ({}),
    now: clock,
    logger,
  });
  const { port } = await server.start();
  return {
    requests,
    async ask<Data>(
      query: string,
      variables = {},
      actor: Site | Partial<Actor> = 'beaverbrooks',
      ip = '198.51.100.7',
    ) {
      const asserted = typeof actor === 'string' ? { site: actor } : { site: 'beaverbrooks', ...actor };
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-loupe-assertion': await assertionFor(asserted as Partial<Actor>, clock),
          ...clientHeaders({ ipAddress: ip, userAgent: 'test', accept: '*/*', origin: '' }),
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphAnswer<Data>;
    },
    async stop() {
      await server.stop();
      await requests.end();
    },
  };
}

/** The service with the seeded stores, on its own database and server; the clock starts at noon on Saturday 21 November 2026. */
export interface TestStores {
  readonly database: TestDatabase;
  /** A pool for the test itself. */
  readonly pool: pg.Pool;
  readonly clock: FixedClock;
  readonly drafts: readonly StoreDraft[];
  /** @typeParam Data the shape of the answer */
  ask<Data = Readonly<Record<string, unknown>>>(
    document: string,
    variables?: object,
    /** The site, or more about who asks. */
    actor?: Site | Partial<Actor>,
    ip?: string,
  ): Promise<GraphAnswer<Data>>;
  /** Another instance on the same database. */
  openInstance(): Promise<Instance>;
  /** What the service composes over a pool of two, as its background does. */
  readonly ports: Ports;
  /** E-mails that were sent, oldest first. */
  readonly mails: SentMail[];
  /** Sets the service's clock and the database's. */
  setClock(to: string): Promise<void>;
  /** Does what is due, as an instance would; e-mails last. */
  sweep(): Promise<void>;
  save(stores: readonly StoreDraft[], options?: { republish: boolean }): Promise<number>;
  stop(): Promise<void>;
}

const logger = createLogger({ service: 'stores-reservations-test', level: 'fatal' });
const migrationsDir = new URL('../../../prisma/migrations', import.meta.url).pathname;

/** @param outside what differs from `testOutside` */
export async function startStores(outside: Partial<Outside> = {}): Promise<TestStores> {
  const database = await testDatabase({ service: 'stores-reservations', migrationsDir });
  const { url } = database;
  const pool = createPool({ url, applicationName: 'test', max: 2, kind: 'background' });
  const clock = fixedClock();
  const mails: SentMail[] = [];
  const setClock = async (to: string) => {
    clock.set(to);
    await pool.query('UPDATE test_clock SET now = $1', [clock()]);
  };
  await pool.query(
    `CREATE TABLE test_clock AS SELECT now(); CREATE OR REPLACE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now FROM test_clock'`,
  );
  await setClock(clock().toISOString());
  const ports = createPorts({ ...testOutside(mails, outside), pool, now: clock });
  const drafts = storeDrafts(readSeedStores(), readSeedHolidays());
  const save = (stores: readonly StoreDraft[], { republish } = { republish: false }) =>
    saveStores({ store: storeStore(pool, storeState), republish }, { regions: readSeedRegions(), stores });
  await save(drafts);
  const own = await openInstance(url, clock, { mails, outside });
  return {
    database,
    pool,
    clock,
    drafts,
    save,
    ports,
    mails,
    setClock,
    async sweep() {
      while ((await sweepReservations(ports)) > 0);
      while ((await sweepPricePromises(ports)) > 0);
      const report = (failure: LaterFailure) => {
        throw new Error(`${failure.kind} failed`, { cause: failure.err });
      };
      while ((await sweepAppointments(ports)) > 0);
      const handlers = {
        ...reservationEmailHandlers(ports),
        ...appointmentEmailHandlers(ports),
        ...promiseEmailHandlers(ports),
        ...videoRoomHandlers(ports),
        ...dealerMessageHandlers(ports),
      };
      while ((await runLater({ later: ports.later, handlers, report })) > 0);
    },
    ask: own.ask,
    openInstance: () => openInstance(url, clock, { mails, outside }),
    async stop() {
      await own.stop();
      await pool.end();
      await database.drop();
    },
  };
}
