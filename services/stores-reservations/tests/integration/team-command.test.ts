import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { daysAfter } from '@loupe/calendar/days';
import { londonDate } from '@loupe/calendar/london';
import { openDiary, SERVICE } from './support/appointments.ts';
import { outsideEnvironment } from './support/environment.ts';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
  // The program reads the clock of its process.
  await service.setClock(new Date().toISOString());
});
afterAll(() => service.stop());

const ROOT = new URL('../../', import.meta.url);
const reservations = (...args: string[]) => reservationsWith({}, ...args);
function reservationsWith(
  settings: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: service.database.url,
    PORT: '0',
    KAFKA_BROKERS: '127.0.0.1:1',
    ...outsideEnvironment(),
    ...settings,
  };
  return new Promise((resolve) => {
    const words = ['src/operate-reservations.ts', ...args];
    const child = execFile(process.execPath, words, { cwd: ROOT, env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: (out + err).trim() }),
    );
  });
}

const BY = ['--by', 'Grace'];
const WHY = ['--reason', 'Training', ...BY];

const WHO = [
  '--first-name',
  'Ada',
  '--last-name',
  'Byron',
  '--email',
  'a@example.com',
  '--phone',
  '07700900123',
];

it('[RT-14] a store’s team books, blocks and moves by commands, and sees what cannot be kept', async () => {
  await openDiary(service);
  const day = daysAfter(londonDate(service.clock()), 8);
  const booked = await reservations('book', 'bb-leeds', SERVICE, day, '11:00', ...WHO, ...BY);
  const number = /^(A-\w{8}): booked/.exec(booked.said)?.[1];
  if (number === undefined) throw new Error(booked.said);
  const block = ['block', 'bb-leeds', 'all', day, '10:00-13:00', ...WHY];
  const listed = await reservations(...block);
  expect([listed.code, listed.said]).toEqual([1, expect.stringContaining(number)]);
  expect((await reservations(...block, '--yes')).said).toMatch(/^Done\. Block \d+, \d+\.\nThese stay booked/);
  expect((await reservations('diary', 'bb-leeds')).said).toMatch(/Cannot be kept .*\n.*is blocked/);
  const moved = await reservations('move', number, day, '14:00', ...WHY);
  expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('booked, 2pm on') });
  expect((await reservations('diary', 'bb-leeds')).said).not.toContain('Cannot be kept');
  expect((await reservations('team', 'bb-leeds')).said).toMatch(
    /Adviser 0 {2}mon 06:00-23:00.*\n.*\n.*room\nblock/s,
  );
  expect((await reservations('cancel', number, ...BY)).code).toBe(2);
});

it('[RT-14] without a vendor of rooms nothing is booked by video, and what is booked is still served', async () => {
  await openDiary(service, true);
  const day = daysAfter(londonDate(service.clock()), 8);
  const book = ['book', 'bb-leeds', SERVICE, day, '11:00', ...WHO, ...BY];
  const without = (...args: string[]) => reservationsWith({ VIDEO_ROOMS_URL: '' }, ...args);
  expect(await without(...book)).toEqual({ code: 1, said: 'Nobody is free then.' });
  expect((await service.pool.query('SELECT 1 FROM appointment')).rows).toEqual([]);
  const vendor = { VIDEO_ROOMS_URL: 'https://video.example' };
  const number = /^(A-\w{8}): booked/.exec((await reservationsWith(vendor, ...book)).said)![1]!;
  expect(await without('move', number, day, '14:00', ...WHY)).toMatchObject({
    code: 0,
    said: expect.stringContaining('booked, 2pm on'),
  });
});
