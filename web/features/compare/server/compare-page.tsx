import { Link } from '#ui/link.tsx';
import { logWarning } from '#lib/log.ts';
import { withCarried } from '#lib/routing/carried-pieces.ts';
import { MOST_COMPARED, compareHref } from '#lib/routing/compared-pieces.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { recommended } from '../../recommendations/recommended.ts';
import { comparedPieces, type ComparedPiece } from '../compared.ts';
import { CompareTable } from './compare-table.tsx';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { Tile } from '#ui/tile.tsx';

const CRUMBS = [
  { name: 'Home', url: '/' },
  { name: 'Compare', url: '/compare' },
];

/** Up to four pieces side by side, and what to put beside them. */
export async function ComparePage({ site, codes }: { site: SiteKey; codes: readonly string[] }) {
  const pieces = await comparedPieces(site, codes.slice(0, MOST_COMPARED));
  const [first] = pieces;
  if (first === undefined) return <CompareStart site={site} />;
  const { many } = SITES[site].piece;
  const isFull = pieces.length === MOST_COMPARED;
  return (
    <main id="main" className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className="display pt-2 pb-7 text-[length:var(--t-display-2)]">Side by side</h1>
      {codes.length > MOST_COMPARED ? (
        <p className="soft pb-6">
          Four {many} fit beside each other, so these are the first four that you chose.
        </p>
      ) : null}
      <CompareTable pieces={pieces} />
      {isFull ? null : <MorePieces codes={codesOf(pieces)} products={await like(site, first, pieces)} />}
      <p className="pt-8">
        <ButtonLink href={withCarried(listingOf(first), codesOf(pieces))} look="line" prefetch={false}>
          Choose from all {many}
        </ButtonLink>
      </p>
    </main>
  );
}

/** Without pieces: how to begin. */
export function CompareStart({ site }: { site: SiteKey }) {
  const { piece, words } = SITES[site];
  return (
    <main id="main" className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className="display pt-2 pb-7 text-[length:var(--t-display-2)]">Side by side</h1>
      <p className="lead soft">
        Tick “Compare” below up to four {piece.many} of a list, and see their measurements and prices here in
        one table.
      </p>
      <p className="pt-8">
        <Link href="/" className="link">
          {words.lookAround}
        </Link>
      </p>
    </main>
  );
}

const codesOf = (pieces: readonly ComparedPiece[]) => pieces.map(({ code }) => code);

/** The list of the category that a piece is first of all in. */
const listingOf = ({ categories: [first] }: ComparedPiece): string => first?.listingUrl ?? '/';

/** Lists of pieces of the same kind; the others are of what goes with it. */
const LIKE_IT = ['related', 'alsoViewed'];

/** What is like the first piece. The page is whole without them. */
async function like(site: SiteKey, { code }: ComparedPiece, pieces: readonly ComparedPiece[]) {
  try {
    const lists = await recommended(site, code);
    const chosen = new Set(codesOf(pieces));
    const alike = lists.filter(({ strategy }) => LIKE_IT.includes(strategy));
    return alike.flatMap(({ products }) => products).filter(({ key }) => !chosen.has(key));
  } catch (error) {
    logWarning('A comparison is shown without suggestions.', { site, code, why: String(error) });
    return [];
  }
}

type MorePiecesProps = { codes: readonly string[]; products: readonly ProductCardPartsFragment[] };

/** Pieces that are like the first one, each of which can be put beside it. */
function MorePieces({ codes, products }: MorePiecesProps) {
  const shown = products.slice(0, MOST_COMPARED);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="more-to-compare" className="pt-12">
      <h2 id="more-to-compare" className="d3 pb-6">
        Put another beside it
      </h2>
      <ul className="grid grid-cols-2 gap-[var(--gutter)] md:grid-cols-4">
        {shown.map(({ key, name, brand, media: [front] }) => (
          <li key={key}>
            <Link
              href={compareHref([...codes, key])}
              className="grid gap-1.5"
              prefetch={false}
              scroll={false}
            >
              <span className="visually-hidden">Compare with</span>
              {front ? <Tile name={front.name} alt="" sizes="(min-width: 48rem) 16rem, 45vw" /> : null}
              <span className="micro soft pt-2">{brand}</span>
              <span className="underline">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
