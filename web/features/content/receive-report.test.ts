import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setLogLevel } from '../../lib/log-level.ts';
import { log } from '../../lib/log.ts';
import { createReceiver } from './receive-report.ts';

let now: number;
let lines: object[];
let receive: ReturnType<typeof createReceiver>;

beforeEach(() => {
  [now, lines] = [1_000_000_000, []];
  receive = createReceiver({ log, now: () => now });
  setLogLevel('warn');
  jest
    .spyOn(console, 'warn')
    .mockImplementation((line: string) => void lines.push(JSON.parse(line) as object));
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.loupeLogLevel = undefined;
});

const REPORT = {
  name: 'content',
  contents: 'A picture did not load.',
  level: 'warn',
  bindings: { slot: 'home', src: '/i/none' },
};
const send = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  receive(
    new Request('http://shop.test/api/amplience/log', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('[IN-01] a report of a page about content', () => {
  it('is written into the log at its level, with name and bindings apart from the line’s own fields', async () => {
    const bindings = { ...REPORT.bindings, level: 'fatal', service: 'gateway' };
    expect(await send({ ...REPORT, bindings })).toBe(204);
    expect(lines).toEqual([
      {
        level: 'warn',
        service: 'web',
        time: expect.any(String),
        msg: 'A picture did not load.',
        reported: { name: 'content', bindings },
      },
    ]);
  });

  it('is not written below the level of the log', async () => {
    expect(await send({ ...REPORT, level: 'info' })).toBe(204);
    expect(lines).toEqual([]);
  });

  it('[ER-13] is written without personal data', async () => {
    await send({ ...REPORT, contents: 'For ada@example.com.', bindings: { phone: '07700 900123' } });
    expect(lines).toMatchObject([{ msg: 'For ***.', reported: { bindings: { phone: '***' } } }]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['without contents', { ...REPORT, contents: '' }, 400],
    ['at a level that the log has not', { ...REPORT, level: 'loud' }, 400],
    ['with a field of its own', { ...REPORT, time: 'now' }, 400],
    ['with bindings that nest', { ...REPORT, bindings: { deep: { deep: 1 } } }, 400],
    ['of more than 8 kB', { ...REPORT, contents: 'x'.repeat(8_192) }, 413],
  ])('is refused when it is %s', async (_what, body, status) => {
    expect(await send(body)).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is refused from another site, and does not use up the minute', async () => {
    for (let count = 0; count < 60; count++)
      expect(await send(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send(REPORT)).toBe(204);
  });

  it('is not read beyond 60 a minute', async () => {
    for (let count = 0; count < 60; count++) expect(await send(REPORT)).toBe(204);
    expect(await send(REPORT)).toBe(429);
    expect(lines).toHaveLength(60);
    now += 60_000;
    expect(await send(REPORT)).toBe(204);
  });
});
