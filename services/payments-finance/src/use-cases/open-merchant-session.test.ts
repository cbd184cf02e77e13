import { describe, expect, it } from '@jest/globals';
import { openMerchantSession } from './open-merchant-session.ts';

const URL_OF_PAGE = 'https://gateway.example/paymentservices/startSession';
const ASKER = { site: 'loupe', origin: 'https://www.loupe.example', network: '192.0.2.0/24' };

function ports(isFull = false) {
  const asked: object[] = [];
  return {
    asked,
    merchantSessions: {
      open: async (validationUrl: string, shop: object) => {
        asked.push({ validationUrl, ...shop });
        return { kind: 'session', session: '{}' } as const;
      },
    },
    rateLimits: {
      count: async () =>
        isFull
          ? ({ type: 'TooManyAttemptsError', retryAfterSeconds: 9 } as const)
          : ({ type: 'Counted', windows: [], hits: new Map<string, number>() } as const),
    },
    sourceFactor: 1,
    storefrontOrigins: ['https://www.beaverbrooks.example', 'https://www.loupe.example'],
    shopNames: { loupe: 'Loupe', beaverbrooks: 'Beaverbrooks' },
  };
}

describe('a session for the sheet', () => {
  it('[MU-12] is asked for with the domain of the page and the name of its shop', async () => {
    const given = ports();
    expect(await openMerchantSession(given, URL_OF_PAGE, ASKER)).toEqual({ kind: 'session', session: '{}' });
    expect(given.asked).toEqual([
      { validationUrl: URL_OF_PAGE, domain: 'www.loupe.example', displayName: 'Loupe' },
    ]);
  });

  it.each(['', 'null', 'https://example.com', 'http://www.loupe.example'])(
    '[MU-12] is not asked for by a page of %j',
    async (origin) => {
      const given = ports();
      expect(await openMerchantSession(given, URL_OF_PAGE, { ...ASKER, origin })).toEqual({
        kind: 'refused',
      });
      expect(given.asked).toEqual([]);
    },
  );

  it('[MU-12] is not asked for by a network that has asked too often', async () => {
    const given = ports(true);
    expect(await openMerchantSession(given, URL_OF_PAGE, ASKER)).toEqual({ kind: 'unavailable' });
    expect(given.asked).toEqual([]);
  });
});
