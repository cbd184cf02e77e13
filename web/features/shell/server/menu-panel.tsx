import { FIRST_PAGE, listingHref } from '#lib/routing/listing-query.ts';
import { Tile } from '#ui/tile.tsx';
import type { MenuCategory } from '../compose-navigation.ts';

/** More links than this are shown in two columns. */
const COLUMN = 7;

/** The panel of a main menu root: its subcategories, three links to all of them, and one picture. */
export function MenuPanel({ category }: { category: MenuCategory }) {
  const { name, landingUrl, listingUrl, description, image, subCategories } = category;
  const long = subCategories.length > COLUMN;
  const ways = [
    { name: `All ${name.toLowerCase()}`, href: listingUrl },
    { name: 'Newest first', href: listingHref(listingUrl, { ...FIRST_PAGE, sort: 'newest' }) },
    { name: 'Price, low to high', href: listingHref(listingUrl, { ...FIRST_PAGE, sort: 'price-asc' }) },
  ];
  return (
    <div className="wrap-wide grid grid-cols-12 gap-x-[var(--gutter)] pt-10 pb-12">
      <div className={long ? 'col-span-5' : 'col-span-3'}>
        <p className="mb-2.5 font-medium">{name}</p>
        <ul className={long ? 'columns-2 gap-[var(--gutter)]' : undefined}>
          {subCategories.map((sub) => (
            <PanelLink key={sub.id} name={sub.name} href={sub.landingUrl} />
          ))}
        </ul>
      </div>
      <div className="col-span-3">
        <p className="mb-2.5 font-medium">See it all</p>
        <ul>
          {ways.map((way) => (
            <PanelLink key={way.name} {...way} />
          ))}
        </ul>
      </div>
      <a
        href={landingUrl}
        className={`grid content-start gap-4 ${long ? 'col-start-9' : 'col-start-7 grid-cols-[3fr_2fr] items-end'} col-end-13`}
      >
        {image ? <Tile name={image} alt="" sizes="26rem" className="aspect-[3/2]" /> : null}
        <span className="small">
          <span className="font-medium">{name}.</span> <span className="soft">{description}</span>
        </span>
      </a>
    </div>
  );
}

function PanelLink({ name, href }: { name: string; href: string }) {
  return (
    <li>
      <a
        href={href}
        className="soft inline-block py-[.3125rem] hover:text-ink hover:underline hover:underline-offset-4"
      >
        {name}
      </a>
    </li>
  );
}
