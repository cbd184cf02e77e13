import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from '@loupe/telemetry/logger';
import { videoRoomsClient } from './video-rooms-client.ts';

const ROOM = '0199c0de-0000-7000-8000-000000000001';
const warnings: string[] = [];
const logger = { warn: (_: object, text: string) => void warnings.push(text) } as unknown as Logger;

let refusal = 405;
let closings = 0;
/** A vendor that makes rooms and answers every closing alike. */
const vendor = createServer((request, response) => {
  if (request.method === 'DELETE') closings++;
  response.writeHead(request.method === 'PUT' ? 200 : refusal, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ url: 'https://video.example/a' }));
});
const client = () =>
  videoRoomsClient({ url: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`, logger });

beforeAll(() => new Promise<void>((listening) => vendor.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => vendor.close(closed)));
beforeEach(() => {
  warnings.length = 0;
  closings = 0;
});

describe('the vendor of video rooms', () => {
  it.each([405, 501])('that cannot close a room (%i) is asked once, with one warning', async (status) => {
    refusal = status;
    await client().close(ROOM);
    expect([closings, warnings]).toEqual([1, ['the vendor cannot close a video room; it stays open']]);
  });

  it.each([404, 410])('that has no such room (%i) has closed it', async (status) => {
    refusal = status;
    await client().close(ROOM);
    expect(warnings).toEqual([]);
  });

  it('makes rooms for new visitors also while none is closed', async () => {
    refusal = 503;
    const rooms = client();
    for (let n = 0; n < 20; n++) await expect(rooms.close(ROOM)).rejects.toThrow();
    await expect(rooms.close(ROOM)).rejects.toThrow('The breaker is open.');
    expect(closings).toBe(20);
    expect(await rooms.open(ROOM)).toBe('https://video.example/a');
  });
});
