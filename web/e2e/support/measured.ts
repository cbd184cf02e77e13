import { expect, type BrowserContext, type Page } from '@playwright/test';
import { TEXT_VERSION } from '../../features/consent/categories.ts';
import { origins, type ShopName } from '../shop.ts';
import { testStack } from './test-stack.ts';

/** Answers the question about cookies. @param categories as `experience.statistics` */
export const agree = (context: BrowserContext, shop: ShopName, categories: string): Promise<void> =>
  context.addCookies([
    {
      name: 'cookieConsent',
      value: `necessary.${categories}:${TEXT_VERSION}:00000000-0000-4000-8000-000000000000`,
      url: origins[shop],
    },
  ]);

export interface MeasuredEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}
interface Kept {
  readonly event: MeasuredEvent & { readonly timestamp_micros: number };
}
export type Measured = () => Promise<{ readonly good: MeasuredEvent[]; readonly bad: unknown[] }>;

/** What the collector has of this page's visits, one for each document, in order. Called before the page is opened. */
export function measuredBy(page: Page): Measured {
  const visits = new Set<string>();
  page.on('request', (request) => {
    if (/^\/api\/events(\/purchase)?$/.test(new URL(request.url()).pathname))
      visits.add((request.postDataJSON() as { visit: string }).visit);
  });
  return async () => {
    const collector = `http://127.0.0.1:${testStack().ports['analytics']}/api/events?clientId=`;
    const kept = await Promise.all(
      [...visits].map(
        async (visit) => (await (await fetch(collector + visit)).json()) as Record<'good' | 'bad', Kept[]>,
      ),
    );
    return {
      // Two posts may overtake each other.
      good: kept
        .flatMap(({ good }) => good.map(({ event }) => event))
        .toSorted((one, other) => one.timestamp_micros - other.timestamp_micros),
      bad: kept.flatMap(({ bad }) => bad),
    };
  };
}

/** The error events of a page, without their ids. */
export async function reported(measured: Measured): Promise<object[]> {
  const { good } = await measured();
  return good
    .filter(({ name }) => name.startsWith('error_'))
    .map(({ name, params: { event_id: _id, ...params } }) => ({ name, ...params }));
}

/** The event of an error page for a guest. */
export const errorAt = (name: string, path: string, shop: ShopName): object => ({
  name,
  page_location: origins[shop] + path,
  user_type: 'Guest',
  store: shop === 'loupe' ? 'loupe' : 'BB',
});

/** The orders that pages told, by their numbers. */
export async function told(measured: Measured): Promise<unknown[]> {
  const { good, bad } = await measured();
  expect(bad).toEqual([]);
  return good.filter(({ name }) => name === 'purchase').map(({ params }) => params['transaction_id']);
}

/** Waits until this page has asked the server to tell an order. @returns the answer's status */
export const askedToTell = (page: Page): Promise<number> =>
  page.waitForResponse('**/api/events/purchase').then((answer) => answer.status());
