import { config } from '#lib/config.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Canonical } from '#ui/canonical.tsx';
import { Link } from '#ui/link.tsx';
import { dealerCollections, dealerPage, type DealerCollection } from '../dealer-data.ts';
import { sectionOf, SECTIONS } from '../sections.ts';
import { DealerCards } from './dealer-cards.tsx';
import { DealerItems, DealerSlot } from './dealer-items.tsx';

type CollectionViewProps = {
  site: SiteKey;
  collection: DealerCollection;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** RT-21, RT-26: a collection of new watches, or the listing of certified pre-owned ones. */
export async function CollectionView({ site, collection, group }: CollectionViewProps) {
  const { category, products } = collection;
  const section = sectionOf(category.landingUrl);
  const { listing, path } = SECTIONS[section];
  const { dealerMaker } = config();
  const [all, answered] = await Promise.all([
    dealerCollections(site),
    section === 'rolex' ? dealerPage(site, 'rolex/collection', group) : null,
  ]);
  const beside = all.filter(({ landingUrl }) => sectionOf(landingUrl) === section);
  const crumbs = [
    { name: dealerMaker, url: SECTIONS.rolex.path },
    ...(section === 'rolex' ? [] : [{ name: 'Certified pre-owned', url: path }]),
    ...(category.landingUrl === listing || section !== 'rolex' ? [] : [{ name: 'Watches', url: listing }]),
    { name: category.name, url: category.landingUrl },
  ];
  return (
    <main id="main">
      <Canonical site={site} path={category.landingUrl} />
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <header className="mx-auto max-w-[44rem] pt-[clamp(1.5rem,4vw,3.5rem)] pb-10 text-center">
          <h1 className="d1">{category.name}</h1>
          <p className="lead soft mx-auto mt-5">{category.description}</p>
        </header>
        <nav aria-label="Collections" className="mb-10 overflow-x-auto [scrollbar-width:none]">
          <ul className="mx-auto flex w-max gap-2 p-1">
            {beside.map(({ key, name, landingUrl }) => (
              <li key={key}>
                <Link
                  href={landingUrl}
                  aria-current={key === category.key ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-control px-5 whitespace-nowrap hover:border-ink aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <DealerCards pieces={products} />
        <p className="soft my-12 text-center">
          {products.length} watches, shown in our showrooms. We do not sell them online.
        </p>
        {section === 'rolex' ? null : (
          <div className="pb-[var(--section)]">
            <DealerSlot site={site} name="dealer-pre-owned-lister" group={group} />
          </div>
        )}
      </div>
      {answered?.page ? <DealerItems site={site} items={answered.page.items} /> : null}
    </main>
  );
}
