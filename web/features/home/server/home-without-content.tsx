import { Link } from '#ui/link.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Tile } from '#ui/tile.tsx';
import { navigation } from '../../shell/navigation.ts';

const TILES = 6;

/** The home page when content does not answer: a heading and links to the categories (ER-09). */
export async function HomeWithoutContent({ site }: { site: SiteKey }) {
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
