import { Items, type Renderers } from '../../content/items.tsx';
import { slotItems } from '../../content/slot-items.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { BenchHero } from './bench-hero.tsx';
import { BenchMakers } from './bench-makers.tsx';
import { BenchService } from './bench-service.tsx';
import { BoxCategories } from './box-categories.tsx';
import { BoxEditorial } from './box-editorial.tsx';
import { BoxHero } from './box-hero.tsx';
import { BoxMakers } from './box-makers.tsx';
import { BoxServices } from './box-services.tsx';
import { HomeShelf } from './home-shelf.tsx';
import { HomeText } from './home-text.tsx';
import { HomeWithoutContent } from './home-without-content.tsx';

const SHARED = {
  'product-shelf': HomeShelf,
  'category-tiles': BoxCategories,
  editorial: BoxEditorial,
  text: HomeText,
} as const satisfies Renderers;

/**
 * beaverbrooks ("the box"): light, one orange band and one garnet block, never adjacent. loupe ("the bench"): dark
 * hero, then rules and tables.
 */
export const HOME_LOOKS: Record<SiteKey, Renderers> = {
  beaverbrooks: { ...SHARED, hero: BoxHero, 'link-list': BoxMakers, 'service-band': BoxServices },
  loupe: { ...SHARED, hero: BenchHero, 'link-list': BenchMakers, 'service-band': BenchService },
};

/** RT-01: the content of the home page. */
export async function HomePage({ site, group }: { site: SiteKey; group: string | null }) {
  const items = await slotItems(site, 'home', group);
  if (items.length === 0) return <HomeWithoutContent site={site} />;
  return (
    <main id="main" data-slot="home">
      {items[0]?.schema === 'hero' ? null : <h1 className="visually-hidden">{SITES[site].homeTitle}</h1>}
      <Items site={site} items={items} look={HOME_LOOKS[site]} />
    </main>
  );
}
