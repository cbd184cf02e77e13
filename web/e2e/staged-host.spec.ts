import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { startIsolatedShop } from './isolated-shop.ts';
import { startGatewayOfContent } from './support/gateway-of-content.ts';
import { DRAFT } from './support/preview-link.ts';
import { test } from './windows.ts';

test(
  '[RT-23] [QY-17] [BH-06] a staged host shows what is scheduled, by x-staged, unindexed and in no cache; the shop’s own host does not',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    let asked: [string | undefined, boolean][] = [];
    let operations: [string, boolean][] = [];
    const gateway = await startGatewayOfContent(
      ({ key, isStaged, pass }) => {
        asked.push([key, isStaged]);
        return pass();
      },
      (...operation) => operations.push(operation),
    );
    const host = `staged.${shop}.localhost`;
    const isolated = await startIsolatedShop({
      gateway: gateway.origin,
      env: { SITE_HOSTS: `${host}=${shop},${shop}.localhost=${shop}` },
    });
    const open = (path: string, { on = host, cookie = '' } = {}) =>
      ask(shop, path, { port: isolated.port, cookie, headers: { host: on } });
    try {
      const pages = [
        ['/', 'home'],
        ['/staged', 'home'],
        ['/checkout/cart', 'empty-cart'],
        ['/rolex/send-a-message', 'dealer-send-a-message'],
      ] as const;
      for (const [path, slot] of pages) {
        asked = [];
        const { status, headers, body } = await open(path);
        expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'noindex']);
        expect(headers['cache-control'], path).toBe('private, no-store');
        expect(body, path).toContain(`virtual staging environment <strong>${host}</strong>`);
        expect(asked, path).toContainEqual([slot, true]);
        expect(asked, path).not.toContainEqual([slot, false]);
      }
      expect((await open('/')).body).toContain(DRAFT[shop]);

      // The catalogue's reads and the stores' are of the staged variant too, and each page asks again.
      const ofPages = [
        ['/', 'HomeShelf'],
        [shown.product.address, 'GetProduct'],
        [shown.product.address, 'Recommendation'],
        [shown.product.address, 'GetProductPromotions'],
        [shown.product.address, 'GetPersonalTerms'],
        [shown.listing, 'CollectionList'],
        [shown.landing, 'CategoryPage'],
        ['/search?text=gold', 'FacetedProductList'],
        ['/stores', 'FindStores'],
        ['/stores', 'StoreRegions'],
        ['/rolex', 'DealerCollections'],
      ] as const;
      for (const [path, operation] of ofPages) {
        operations = [];
        expect([path, (await open(path)).status]).toEqual([path, 200]);
        expect(operations, path).toContainEqual([operation, true]);
        // The frame is that of all pages, and shows what is published (ADR 56).
        expect(
          operations.filter(([name, isStaged]) => !isStaged && name !== 'Navigation'),
          path,
        ).toEqual([]);
      }
      // So is the page of an address, which may not be published yet.
      asked = [];
      expect((await open('/help/not-yet')).status).toBe(404);
      expect(asked).toContainEqual(['help/not-yet', true]);
      expect(asked).not.toContainEqual(['help/not-yet', false]);

      // Its banner chooses an edition.
      const editions = JSON.parse((await open('/api/preview/editions')).body) as {
        code: string;
        name: string;
      }[];
      const { code, name } = editions[0]!;
      const chosen = await open(`/api/preview/editions?choose=${code}&path=/`);
      const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
      expect((await open('/', { cookie })).body).toMatch(
        new RegExp(`<option value="${code}" selected="">${name}</option>`),
      );

      // Visitors of the same instance, afterwards; an editor's cookie of the staged host is nothing there.
      asked = [];
      const own = { on: `${shop}.localhost`, cookie };
      const { headers, body } = await open('/', own);
      expect(body).not.toContain(DRAFT[shop]);
      expect(body).not.toContain('virtual staging environment');
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(asked.filter(([, isStaged]) => isStaged)).toEqual([]);
      operations = [];
      for (const path of [shown.product.address, shown.listing]) await open(path, own);
      expect(operations.filter(([, isStaged]) => isStaged)).toEqual([]);
      expect(operations).toContainEqual(['CollectionList', false]);
      expect((await open('/staged', own)).status).toBe(404);
      // A host that is not listed stages nothing.
      expect((await open('/', { on: 'staged.elsewhere.localhost' })).headers['x-robots-tag']).toBeUndefined();
    } finally {
      await isolated.stop();
      await gateway.stop();
    }
  },
);
