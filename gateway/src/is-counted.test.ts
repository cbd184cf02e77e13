import { describe, expect, it } from '@jest/globals';
import { isCounted } from './is-counted.ts';

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const asked = (cookieHeader: string | undefined, userAgent = BROWSER, isStaged = false) => ({
  cookieHeader,
  client: { ipAddress: '', userAgent, accept: '', origin: '' },
  origin: { kind: 'browser', site: 'loupe', isStaged } as const,
  correlationId: '',
  call: undefined,
});

describe('a shopper’s steps', () => {
  it.each([
    ['a shopper', asked(undefined), true],
    ['a shopper with other cookies', asked('session=a; notCountedHere=1'), true],
    ['who does not wish to be counted', asked('session=a; notCounted=1; list=b'), false],
    ['who writes the wish in another way', asked('notCounted='), false],
    ['a bot', asked(undefined, BOT), false],
    ['an editor', asked(undefined, BROWSER, true), false],
  ])('of %s may be counted: %#', (_who, context, expected) => expect(isCounted(context)).toBe(expected));
});
