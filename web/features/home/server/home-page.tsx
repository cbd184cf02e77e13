import { Items, type Renderers, type ItemProps } from '../../content/items.tsx';
import { slotItems } from '../../content/slot-items.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { BenchHero } from './bench-hero.tsx';
import { BenchMakers } from './bench-makers.tsx';
import { BenchService } from './bench-service.tsx';
import { BoxEditorial } from './box-editorial.tsx';
import { BoxMakers } from './box-makers.tsx';
import { BoxServices } from './box-services.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { ProductShelf } from '../../product-card/product-shelf.tsx';
import { shelf } from './home-data.ts';
import { Link } from '#ui/link.tsx';
import { Tile } from '#ui/tile.tsx';
import { navigation } from '../../shell/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './box-hero.module.css';

const TILES = 6;

/** The home page when content does not answer: a heading and links to the categories (ER-09). */
async function HomeWithoutContent({ site }: { site: SiteKey }) {
  const { homeTitle, homeDescription } = SITES[site];
  const categories = (await navigation(site)).slice(0, TILES);
  return (
    <main id="main" className="wrap section">
      <h1 className="d1">{homeTitle}</h1>
      <p className="lead soft mt-5 mb-12">{homeDescription}</p>
      <ul className="grid grid-cols-2 gap-x-[var(--gutter)] gap-y-7 md:grid-cols-3">
        {categories.map(({ id, name, landingUrl, image }) => (
          <li key={id}>
            <Link href={landingUrl} className="group block">
              {image ? <Tile name={image} alt="" sizes="(min-width: 48rem) 30vw, 45vw" /> : null}
              <span className="block pt-3.5 group-hover:underline group-hover:underline-offset-[.3em]">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

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

/** A heading, a link to the category, and its first products; renders nothing where it is empty. */
async function HomeShelf({ site, id, body }: ItemProps<'product-shelf'>) {
  const { heading, categoryKey, size } = body;
  const found = await shelf(site, categoryKey, size);
  if (!found) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-col items-start justify-between gap-x-6 gap-y-3 md:flex-row md:items-end">
        <h2 id={id} className="d2">
          {heading}
        </h2>
        <ArrowLink href={found.category.listingUrl}>
          See all <span className="num">{found.total}</span>
        </ArrowLink>
      </div>
      <ProductShelf products={found.products} list={categoryKey} />
    </section>
  );
}

function HomeText({ id, body: { heading, paragraphs, links } }: ItemProps<'text'>) {
  return (
    <section className="wrap section wrap-anywhere" aria-labelledby={heading ? id : undefined}>
      {heading ? (
        <h2 id={id} className="d2 mb-5">
          {heading}
        </h2>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      {links.map(({ label, href }) => (
        <ArrowLink key={href} href={href}>
          {label}
        </ArrowLink>
      ))}
    </section>
  );
}

/** Category tiles, each with a representative piece. */
function BoxCategories({ id, body: { heading, tiles } }: ItemProps<'category-tiles'>) {
  return (
    <section className="wrap section" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {heading}
      </h2>
      <ul className="grid grid-cols-3 gap-x-[var(--gutter)] gap-y-7 lg:grid-cols-6">
        {tiles.map(({ label, href, picture }) => (
          <li key={href}>
            <Link href={href} className="group block [&_img]:group-hover:scale-[1.035]">
              <Tile name={picture} alt="" sizes="(width > 64rem) 14vw, 30vw" />
              <span className="block pt-3.5 text-center group-hover:underline group-hover:underline-offset-[.3em]">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hero of the jeweller's home page. */
function BoxHero({ site, body: { heading, lead, picture, links } }: ItemProps<'hero'>) {
  const [first, ...others] = links;
  return (
    <section className={styles['hero']}>
      {picture ? <Picture {...picture} width={1480} height={832} sizes="100vw" first /> : null}
      <div className={`wrap-wide ${styles['inner']}`}>
        <div className={styles['text']}>
          <h1 className="d1">{heading ?? SITES[site].homeTitle}</h1>
          <p className="lead">{lead}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            {first ? (
              <ButtonLink href={first.href} className="max-md:w-full">
                {first.label}
              </ButtonLink>
            ) : null}
            {others.map(({ label, href }) => (
              <ButtonLink key={href} href={href} look="line" className={`max-md:w-full ${styles['second']}`}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
