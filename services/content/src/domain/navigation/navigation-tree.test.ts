import { describe, expect, it } from '@jest/globals';
import { navigationOf, placedItems } from './navigation-tree.ts';
import type { Navigation } from './navigation-tree.ts';

const link = (label: string, url: string | null = null, children: Navigation['main'] = []) => ({
  label,
  url,
  categoryKey: null,
  children,
});

const NAVIGATION: Navigation = {
  main: [{ ...link('Watches', '/watches'), categoryKey: 'watches' }, link('New', '/new')],
  utility: [],
  footer: [
    link('Shop', null, [link('Dive', '/watches/dive'), link('Field', '/watches/field')]),
    link('Help', null, [link('Servicing', '/help/servicing')]),
  ],
  legal: [link('Privacy', '/help/privacy')],
};

describe('navigation', () => {
  it('is restored from its rows, with order and depth', () => {
    let next = 0;
    const placed = placedItems(NAVIGATION, () => String(next++));
    expect(placed).toHaveLength(8);
    expect(navigationOf(placed)).toEqual(NAVIGATION);
  });

  it('places parents before their children', () => {
    let next = 0;
    const seen = new Set<string>();
    for (const { id, parentId } of placedItems(NAVIGATION, () => String(next++))) {
      if (parentId !== null) expect(seen).toContain(parentId);
      seen.add(id);
    }
  });

  it('is four empty menus for a shop without any', () => {
    expect(navigationOf([])).toEqual({ main: [], utility: [], footer: [], legal: [] });
  });
});
