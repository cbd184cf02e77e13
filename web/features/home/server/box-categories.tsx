import Link from 'next/link';
import { Tile } from '#ui/tile.tsx';

/** The six trays of the window, each with the piece that stands for it. */
const TRAYS = [
  { name: 'Engagement', href: '/engagement-rings', picture: 'ring-white' },
  { name: 'Eternity', href: '/rings/eternity', picture: 'eternity' },
  { name: 'Wedding', href: '/wedding-rings', picture: 'bands' },
  { name: 'Necklaces', href: '/necklaces', picture: 'pendant' },
  { name: 'Earrings', href: '/earrings', picture: 'hoops' },
  { name: 'Watches', href: '/watches', picture: 'watch-diver' },
] as const;

export function BoxCategories() {
  return (
    <section className="wrap section" aria-labelledby="trays">
      <h2 id="trays" className="visually-hidden">
        Shop by category
      </h2>
      <ul className="grid grid-cols-3 gap-x-[var(--gutter)] gap-y-7 lg:grid-cols-6">
        {TRAYS.map(({ name, href, picture }) => (
          <li key={href}>
            <Link href={href} className="group block [&_img]:group-hover:scale-[1.035]">
              <Tile name={picture} alt="" sizes="(min-width: 64.0625rem) 14vw, 30vw" />
              <span className="block pt-3.5 text-center group-hover:underline group-hover:underline-offset-[.3em]">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
