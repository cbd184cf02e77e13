/// <reference lib="dom" />
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEYS } from '../web/e2e/screens/journeys.ts';
import { PAGES } from '../web/e2e/screens/pages.ts';
import { declaredIn, pages, type Page } from './pages.ts';

const ROOT = join(import.meta.dirname, '..');
const sourceOf = ({ file }: Page): string => readFileSync(join(ROOT, file), 'utf8');

describe('every page of web declares itself', () => {
  const all = pages();

  it('and there are more than 45', () => expect(all.length).toBeGreaterThan(45));

  it('a page without a declaration is refused, and so is one that has to be run', () => {
    expect(() => declaredIn('a/page.tsx', 'export default function A() { return null; }')).toThrow(
      'a/page.tsx does not declare itself',
    );
    const computed = "export const declared = { address: 'own', policy: policyOf() } satisfies DeclaredPage;";
    expect(() => declaredIn('a/page.tsx', computed)).toThrow('cannot be collected');
  });

  it.each(all.map((page) => [page.path, page] as const))(
    '%s is rendered as its policy needs',
    (_path, page) => {
      const isPerAnswer = /^export const instant = false;$/m.test(sourceOf(page));
      const isStatic = /^export const ensureStatic = 'navigation';$/m.test(sourceOf(page));
      // Its scripts carry the nonce of one answer, or it is somebody's own.
      if (page.policy !== 'shop' || page.versions === 'shopper') expect(isPerAnswer).toBe(true);
      if (page.versions === 'cached') expect(isStatic).toBe(true);
      if (page.versions !== undefined) expect(page.file).toContain('[[...version]]');
    },
  );

  it.each(all.filter(({ indexed }) => indexed === 'listed').map((page) => [page.path, page] as const))(
    '%s, which the sitemap lists, has no rule against indexing but for an answer that failed',
    (_path, page) => expect(sourceOf(page)).not.toMatch(/^export const metadata.*robots/m),
  );

  it('[BH-09] and exactly the 18 names of the specification are given to pages', () => {
    expect([...new Set(all.flatMap(({ analytics = [] }) => analytics))].sort()).toEqual(
      [
        ...['Account page', 'Address Book Page', 'Boutique Finder Page', 'Login Page', 'My Favourites'],
        ...['My Wishlist', 'Not Found Page', 'Order History Page', 'Product Details', 'Profile Page'],
        ...['R&C Page Details', 'Register', 'Registration Page', 'Search Results Empty Page'],
        ...['Search Results Page', 'Shopping Cart', 'Single Checkout Summary Page', 'Store Finder Page'],
      ].sort(),
    );
  });

  it('every screenshot is of a page, and of one only in each shop', () => {
    const taken = [...Object.values(PAGES).flatMap(Object.keys), ...JOURNEYS.flatMap(({ names }) => names)];
    expect([...new Set(all.flatMap(({ screens = [] }) => screens))].sort()).toEqual(
      [...new Set(taken)].sort(),
    );
    for (const name of new Set(taken)) {
      const owners = all.filter(({ screens = [] }) => screens.includes(name));
      expect([name, new Set(owners.map(({ shop }) => shop)).size]).toEqual([name, owners.length]);
    }
  });

  it('a shopper’s journey has objectives, and every journey with objectives has a page', () => {
    const objectives = JSON.parse(readFileSync(join(ROOT, 'loadtests/slo.json'), 'utf8')) as {
      journeys: { name: string }[];
    };
    const named = new Set(all.flatMap(({ journey = [] }) => journey));
    expect([...named].sort()).toEqual(objectives.journeys.map(({ name }) => name).sort());
    // Others are for editors, or say that there is no page.
    for (const { path, address, journey } of all)
      if (address === 'own' && path !== '/cookies')
        expect([path, journey]).toEqual([path, expect.any(String)]);
  });
});
