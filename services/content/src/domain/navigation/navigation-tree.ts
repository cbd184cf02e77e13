const MENUS = ['main', 'utility', 'footer', 'legal'] as const;
export type Menu = (typeof MENUS)[number];

export interface NavigationItem {
  readonly label: string;
  readonly url: string | null;
  readonly categoryKey: string | null;
  readonly children: readonly NavigationItem[];
}

export type Navigation = Readonly<Record<Menu, readonly NavigationItem[]>>;

/** An item as stored, with its parent and position. */
export interface PlacedItem {
  readonly id: string;
  readonly menu: Menu;
  readonly parentId: string | null;
  readonly label: string;
  readonly url: string | null;
  readonly categoryKey: string | null;
}

/** @param placed siblings in menu order */
export function navigationOf(placed: readonly PlacedItem[]): Navigation {
  const under = (parentId: string | null, menu: Menu): NavigationItem[] =>
    placed
      .filter((item) => item.parentId === parentId && item.menu === menu)
      .map(({ id, label, url, categoryKey }) => ({ label, url, categoryKey, children: under(id, menu) }));
  return {
    main: under(null, 'main'),
    utility: under(null, 'utility'),
    footer: under(null, 'footer'),
    legal: under(null, 'legal'),
  };
}

/** The inverse: every item with its parent and position, parents first and siblings in order. */
export function placedItems(navigation: Navigation, newId: () => string): PlacedItem[] {
  const placed: PlacedItem[] = [];
  const place = (items: readonly NavigationItem[], menu: Menu, parentId: string | null) => {
    for (const { label, url, categoryKey, children } of items) {
      const id = newId();
      placed.push({ id, menu, parentId, label, url, categoryKey });
      place(children, menu, id);
    }
  };
  for (const menu of MENUS) place(navigation[menu], menu, null);
  return placed;
}
