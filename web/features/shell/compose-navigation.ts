import type { NavigationQuery, ShopNavigationQuery } from '../../gql/graphql.ts';

/** As returned by the graph, without type names. */
type Plain<Part> = Part extends readonly (infer One)[]
  ? readonly Plain<One>[]
  : Part extends object
    ? { readonly [Key in Exclude<keyof Part, '__typename'>]: Plain<Part[Key]> }
    : Part;

export type MenuCategory = Plain<NavigationQuery['categories'][number]>;
export type NavigationLink = { readonly label: string; readonly url: string };
/** An entry of the main menu: a link, and its panel where the catalogue has subcategories. */
export type MenuRoot = NavigationLink & { readonly category: MenuCategory | null };
export type FooterColumn = { readonly label: string; readonly links: readonly NavigationLink[] };

export type ComposedNavigation = {
  readonly main: readonly MenuRoot[];
  readonly utility: readonly NavigationLink[];
  readonly footer: readonly FooterColumn[];
  readonly legal: readonly NavigationLink[];
};

type Content = Plain<ShopNavigationQuery['navigation']>;
/** Keys of the roots, and of those with a column in the footer, for when content is unavailable. */
export type Fallback = { readonly menu: readonly string[]; readonly footerColumns: readonly string[] };

/**
 * The menus of a shop: the editors' entries, with the catalogue's tree under those of a category. Without content
 * only the catalogue; without the catalogue only the editors' links; without both nothing.
 */
export function composeNavigation(
  content: Content | null,
  tree: readonly MenuCategory[],
  fallback: Fallback,
): ComposedNavigation {
  if (content === null) return ofCatalogue(tree, fallback);
  return {
    main: content.main.flatMap(({ label, url, categoryKey }) => {
      const category = tree.find(({ key }) => key === categoryKey) ?? null;
      const href = url ?? category?.landingUrl;
      return href === undefined ? [] : [{ label, url: href, category }];
    }),
    utility: linksOf(content.utility),
    footer: content.footer.map(({ label, children }) => ({ label, links: linksOf(children) })),
    legal: linksOf(content.legal),
  };
}

const linksOf = (items: readonly { label: string; url?: string | null }[]): NavigationLink[] =>
  items.flatMap(({ label, url }) => (url ? [{ label, url }] : []));

const LINKS = 13;

function ofCatalogue(tree: readonly MenuCategory[], { menu, footerColumns }: Fallback): ComposedNavigation {
  const byKey = (key: string) => tree.filter((category) => category.key === key);
  const linkTo = ({ name, landingUrl }: { name: string; landingUrl: string }) => ({
    label: name,
    url: landingUrl,
  });
  const columns = [
    { label: 'Shop', links: tree.map(linkTo) },
    ...footerColumns.flatMap(byKey).map(({ name, subCategories }) => ({
      label: name,
      links: subCategories.map(linkTo),
    })),
  ];
  return {
    main: menu.flatMap(byKey).map((category) => ({ ...linkTo(category), category })),
    utility: [],
    footer: columns
      .filter(({ links }) => links.length > 0)
      .map(({ label, links }) => ({ label, links: links.slice(0, LINKS) })),
    legal: [],
  };
}
