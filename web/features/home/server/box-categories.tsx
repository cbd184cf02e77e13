import { Link } from '#ui/link.tsx';
import { Tile } from '#ui/tile.tsx';
import type { ItemProps } from '../../content/items.tsx';

/** Category tiles, each with a representative piece. */
export function BoxCategories({ id, body: { heading, tiles } }: ItemProps<'category-tiles'>) {
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
