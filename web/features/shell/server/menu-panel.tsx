import Link from 'next/link';
import { Tile } from '#ui/tile.tsx';
import type { MenuCategory } from './navigation.ts';

type SubCategory = MenuCategory['subCategories'][number];

const GROUPS: readonly { title: string; holds: (category: SubCategory) => boolean }[] = [
  { title: 'By piece', holds: ({ type }) => type === 'product_type' || type === 'default' },
  { title: 'Collections', holds: ({ type }) => type === 'range' || type === 'gift_card' },
  { title: 'Makers', holds: ({ type }) => type === 'brand' || type === 'rolex_collection' },
];

/** What a root of the main menu opens: its categories in columns, and one picture. */
export function MenuPanel({ category }: { category: MenuCategory }) {
  const groups = GROUPS.map(({ title, holds }) => ({
    title,
    links: category.subCategories.filter(holds),
  })).filter(({ links }) => links.length > 0);
  return (
    <div className="wrap grid grid-cols-[3fr_3fr_3fr_4fr] gap-[clamp(1.5rem,4vw,4rem)] pt-10 pb-12">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="mb-2.5 font-medium">{title}</p>
          <ul>
            {links.map((link) => (
              <li key={link.id}>
                <Link
                  href={link.landingUrl}
                  className="soft inline-block py-[.3125rem] hover:text-ink hover:underline hover:underline-offset-4"
                >
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link href={category.landingUrl} className="col-start-4 grid gap-3">
        {category.image ? <Tile name={category.image} alt="" sizes="22rem" className="aspect-[3/2]" /> : null}
        <span className="small">
          <span className="font-medium">All {category.name.toLowerCase()}.</span>{' '}
          <span className="soft">{category.description}</span>
        </span>
      </Link>
    </div>
  );
}
