import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { KEPT_PIECE } from './kept-piece.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

async function details(reservationNumber: string) {
  const asked = new URLSearchParams({ reservationNumber });
  const { statusCode, headers, body } = await request(
    `${gateway.url}/reservation/details/page?${asked.toString()}`,
  );
  return { status: statusCode, caching: headers['cache-control'], body: await body.json() };
}

it('[RE-08] [EN-17] of one’s own answers every field, and of any other number 404', async () => {
  const own = await details(KEPT_PIECE.reservationNumber);
  expect(own).toEqual({ status: 200, caching: 'private, no-store', body: KEPT_PIECE });
  const other = await details('R-98765432');
  expect(other).toMatchObject({ status: 404, body: { code: 'ReservationNotFoundError' } });
});
