import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const TOUCH = 'mutation Touch { touch { site } }';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** Whether a subgraph may count a change that is asked with these headers. */
async function isCounted(headers: Record<string, string>): Promise<boolean | undefined> {
  expect((await gateway.ask(TOUCH, headers)).data).toEqual({ touch: { site: 'beaverbrooks' } });
  return gateway.seen.at(-1)?.info.isCounted;
}

describe('what a subgraph may count', () => {
  it('is what shoppers change', async () => {
    expect(await isCounted({ 'user-agent': 'Mozilla/5.0 Firefox/140.0' })).toBe(true);
  });

  it.each([
    ['a shopper who does not wish it', { cookie: 'notCounted=1' }],
    ['a bot', { 'user-agent': BOT }],
  ])('is not what %s changes', async (_who, headers: Record<string, string>) => {
    expect(await isCounted(headers)).toBe(false);
  });

  it('is decided by the gateway, not by a header of a browser', async () => {
    expect(await isCounted({ 'x-uncounted': 'true' })).toBe(true);
  });
});
