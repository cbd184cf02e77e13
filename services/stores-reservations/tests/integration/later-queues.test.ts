import { expect, it } from '@jest/globals';
import { createMailer } from '@loupe/mailer/mailer';
import { openSlowMailServer } from '@loupe/test-harness/slow-mail-server';
import { until } from '@loupe/test-harness/until';
import { createLogger } from '@loupe/telemetry/logger';
import { reservationMailer } from '../../src/adapters/mail/reservation-mailer.ts';
import { startLaterQueues } from '../../src/later-queues.ts';
import { SKU, storesOnSaturday } from './support/reservations.ts';

const RESERVATIONS = 30;
const AT_ONCE = 10;
const MAIL_MS = 300;
const sender = { from: 'Shop <shop@shop.example>', storefrontUrl: 'https://shop.example' };
const logger = createLogger({ service: 'stores-reservations-test', level: 'silent' });
const { service, shop, count } = storesOnSaturday();

it(`e-mails about ${RESERVATIONS} reservations are sent ${AT_ONCE} at the same time by a mail server of ${MAIL_MS} ms, behind messages and video rooms that hang`, async () => {
  const { pool, ports } = service();
  const hanging = `INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
    SELECT $1 || n, $1, $2, 0, clock() - interval '1 hour', clock() FROM generate_series(1, 50) n`;
  await pool.query(hanging, ['dealer-message', '{}']);
  await pool.query(hanging, ['video-room-close', '{"roomId":"1"}']);
  await count('bb-leeds', SKU, RESERVATIONS);
  for (let placed = 0; placed < RESERVATIONS; placed++) await shop().placed();

  const server = await openSlowMailServer(MAIL_MS);
  const mailer = createMailer({ smtpUrl: server.url, connections: AT_ONCE });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const begun = { messages: 0, rooms: 0 };
  const stopping = new AbortController();
  const queues = startLaterQueues({
    config: { EMAILS_AT_ONCE: AT_ONCE, DEALER_EMAILS_AT_ONCE: 2 },
    ports: {
      ...ports,
      reservationMail: reservationMailer({ mailer, senders: { beaverbrooks: sender, loupe: sender } }),
      dealerMail: { send: () => ((begun.messages += 1), released) },
      videoRooms: { ...ports.videoRooms, close: () => ((begun.rooms += 1), released) },
    },
    logger,
    signal: stopping.signal,
  });
  try {
    await until('no e-mail about a reservation is left', async () => {
      const left = await pool.query("SELECT FROM later_work WHERE kind = 'reservation-email'");
      return left.rowCount === 0;
    });
    expect(server.arrivals.size).toBeGreaterThanOrEqual(RESERVATIONS);
    expect([server.copies(), server.mostAtOnce()]).toEqual([0, AT_ONCE]);
    expect(begun).toEqual({ messages: 2, rooms: 2 });
  } finally {
    stopping.abort();
    release();
    await queues.done;
    mailer.close();
    await server.close();
  }
});
