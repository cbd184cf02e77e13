import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setLogLevel } from './log-level.ts';
import { PolicyReports } from './policy-reports.ts';

const HOST = 'shop.test';
let now: number;
let reports: PolicyReports;
let logged: string[];

beforeEach(() => {
  [now, logged] = [1_000_000_000, []];
  setLogLevel('warn');
  reports = new PolicyReports(() => now);
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => void jest.restoreAllMocks());

const send = (body: BodyInit, type = 'application/csp-report', host = HOST) =>
  reports.receive({
    headers: new Headers({ 'content-type': type, host }),
    body: new Response(body).body,
  });

const single = (change: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://${HOST}/checkout/payment?email=ada@example.com`,
      'blocked-uri': 'https://evil.test/skimmer.js?card=4111111111111111',
      'effective-directive': 'script-src-elem',
      'script-sample': 'steal()',
      ...change,
    },
  });
const several = (...bodies: object[]) =>
  JSON.stringify(
    bodies.map((body) => ({
      type: 'csp-violation',
      body: {
        documentURL: `https://${HOST}/`,
        blockedURL: 'inline',
        effectiveDirective: 'script-src',
        ...body,
      },
    })),
  );

describe('a report about a content security policy', () => {
  it('is logged once an hour without address, query and sample, and counted each time', async () => {
    expect([await send(single()), await send(single())]).toEqual([204, 204]);
    expect(reports.counts().reported).toEqual([
      { labels: { directive: 'script-src-elem', page: 'checkout' }, value: 2 },
    ]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"blocked":"https://evil.test"');
    expect(logged[0]).not.toMatch(/ada|4111|skimmer|steal/);
    now += 3_600_000;
    await send(single());
    expect(logged).toHaveLength(2);
  });

  it('may come with others in one request', async () => {
    const both = several({}, { effectiveDirective: 'img-src', blockedURL: 'data:image/png,x' });
    expect(await send(both, 'application/reports+json')).toBe(204);
    expect(logged.map((line) => (JSON.parse(line) as { blocked: string }).blocked)).toEqual([
      'inline',
      'data:',
    ]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['JSON that is no report', '{"csp-report":{"document-uri":7}}', 400],
    ['nothing', '', 400],
    ['of a directive that does not exist', single({ 'effective-directive': 'script-src\nforged' }), 400],
    ['of a directive that is in every object', single({ 'effective-directive': '__proto__' }), 400],
    ['about another site', single({ 'document-uri': 'https://other.test/checkout/payment' }), 400],
    ['whose blocked address is none', single({ 'blocked-uri': '<script>' }), 400],
    ['of more than 16 kilobytes', single({ 'script-sample': 'x'.repeat(17_000) }), 413],
    ['of more violations than a browser collects', several(...Array.from({ length: 21 }, () => ({}))), 400],
    ['nested too deep to be one', '['.repeat(8_000) + ']'.repeat(8_000), 400],
  ])('is refused as a report when it is %s', async (_what, body, status) => {
    expect(await send(body)).toBe(status);
    expect(logged).toEqual([]);
  });

  it('is refused as any other type, as a form on another site could send it', async () => {
    expect(await send(single(), 'text/plain')).toBe(415);
  });

  it('is not read beyond 60 requests a minute', async () => {
    for (let count = 0; count < 60; count++) await send(single());
    expect(await send(single())).toBe(429);
    expect(reports.counts().refused).toEqual([{ labels: { why: 'too-many' }, value: 1 }]);
    now += 60_000;
    expect(await send(single())).toBe(204);
  });

  it('is logged for at most 50 different violations an hour', async () => {
    for (let count = 0; count < 80; count++) {
      now += 2_000;
      await send(single({ 'blocked-uri': `https://host-${count}.test` }));
    }
    expect(logged).toHaveLength(50);
  });
});
