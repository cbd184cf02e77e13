import { FIRST_PAGE, listingHref } from '#lib/routing/listing-query.ts';
import { mediaUrl } from '#lib/media-url.ts';
import { pictureSizes } from '#lib/picture-sources.ts';
import tile from '#ui/tile.module.css';
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
        {image ? <MenuPicture name={image} /> : null}
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

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** For windows that show the panel: a lazy picture that is not displayed is loaded now and then, on phones beside the page's own. */
function MenuPicture({ name }: { name: string }) {
  const { sizes, wide } = pictureSizes('26rem');
  return (
    <span className={`${tile['tile']} aspect-[3/2]`}>
      <picture>
        <source media="(width < 64rem)" srcSet={NOTHING} />
        <img
          src={mediaUrl(name, 800)}
          srcSet={wide.map((width) => `${mediaUrl(name, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          width={640}
          height={640}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
