import { factNamed } from '#features/product/product-facts.ts';
import { breadcrumbFacts } from '#lib/breadcrumbs.ts';
import { config, originOfSite } from '#lib/config.ts';
import type { SiteKey } from '#lib/sites.ts';
import { typeset } from '#lib/typeset.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Canonical } from '#ui/canonical.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Tile } from '#ui/tile.tsx';
import { dealerCollection, type DealerCard, type DealerPiece } from '../dealer-data.ts';
import { pieceFacts } from '../piece-facts.ts';
import { APPOINTMENT, sectionOf, SECTIONS } from '../sections.ts';
import { Ask } from './ask.tsx';
import { DealerCards } from './dealer-cards.tsx';
import { DealerSlot } from './dealer-items.tsx';
import styles from './dealer.module.css';

const OTHERS = 4;

/** Of its own collection first, then of the section. */
async function othersOf(site: SiteKey, { code, categories }: DealerPiece): Promise<DealerCard[]> {
  const shelves = await Promise.all(categories.map(({ key }) => dealerCollection(site, key)));
  const pieces = shelves.flatMap((shelf) => shelf?.products ?? []);
  return [...new Map(pieces.map((piece) => [piece.code, piece])).values()]
    .filter((other) => other.code !== code)
    .slice(0, OTHERS);
}

type PieceViewProps = {
  site: SiteKey;
  piece: DealerPiece;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** A piece of the dealer's: what it is, where to see it and how to ask. It has no price and cannot be bought (RT-22). */
export async function PieceView({ site, piece, group }: PieceViewProps) {
  const { code, name, description, media, categories, specifications, productUrl } = piece;
  const section = sectionOf(productUrl);
  const { path, pieceSlot } = SECTIONS[section];
  const [collection] = categories;
  const others = await othersOf(site, piece);
  const reference = factNamed(piece, /^number$/i);
  const { dealerMaker } = config();
  const crumbs = [
    { name: dealerMaker, url: SECTIONS.rolex.path },
    ...(section === 'rolex' ? [] : [{ name: 'Certified pre-owned', url: path }]),
    ...(collection ? [{ name: collection.name, url: collection.landingUrl }] : []),
    { name, url: productUrl },
  ];
  const [picture] = media;
  const details = specifications.filter(({ group }) => group !== 'Certificate');
  return (
    <main id="main">
      <Canonical site={site} path={productUrl} />
      <JsonLd data={pieceFacts(piece, dealerMaker, originOfSite(site))} />
      <JsonLd data={breadcrumbFacts(crumbs, originOfSite(site))} />
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <section className={`wrap ${styles['piece']}`}>
        {picture ? (
          <Tile
            name={picture.name}
            alt={picture.alt}
            sizes="(width > 64rem) 48rem, 100vw"
            first
            className={styles['piecePicture'] ?? ''}
          />
        ) : null}
        <div className="grid gap-4.5">
          {collection ? <p className="soft">{collection.name}</p> : null}
          <h1 className="d2">{typeset(name)}</h1>
          {reference ? <p className="soft">Reference {reference}</p> : null}
          <p className="lead">{description}</p>
          <div className="mt-2 border-y border-line py-4.5">
            <p className="font-medium">Shown in our showrooms</p>
            <p className="soft small mt-1">
              We do not sell this watch online. Ask us, and an advisor will write back within a day to say
              when you can see
              {section === 'rolex' ? ' one' : ' it'}.
            </p>
          </div>
          <div className="grid gap-3">
            <ButtonLink href="#ask" block>
              Ask about this watch
            </ButtonLink>
            <ButtonLink href={`${APPOINTMENT}?piece=${code}`} look="line" block prefetch={false}>
              Book an appointment
            </ButtonLink>
          </div>
        </div>
      </section>
      {section === 'rolex' ? null : <Certificate piece={piece} maker={dealerMaker} />}
      <section
        className="wrap section grid gap-x-[var(--gutter)] gap-y-6 lg:grid-cols-12"
        aria-labelledby="details"
      >
        <h2 id="details" className="d2 lg:col-span-4">
          Details
        </h2>
        <dl className="lg:col-start-6 lg:col-end-13">
          {details.map(({ group, name: fact, value }) => (
            <div
              key={`${group}/${fact}`}
              className="grid grid-cols-[minmax(8rem,4fr)_8fr] gap-4 border-t border-line py-3 last:border-b"
            >
              <dt className="soft">{group === 'Case' ? fact : `${group}, ${fact.toLowerCase()}`}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="lg:col-start-6 lg:col-end-13">
          <DealerSlot site={site} name={pieceSlot} group={group} />
        </div>
      </section>
      <Ask site={site} section={section} group={group} productCode={code} title="Ask about this watch" />
      {others.length > 0 ? (
        <section className="wrap section" aria-labelledby="others">
          <h2 id="others" className="d2 mb-10 text-center">
            Others to see with it
          </h2>
          <DealerCards pieces={others} across={OTHERS} />
        </section>
      ) : null}
    </main>
  );
}

/** What the maker certifies of a pre-owned piece. */
function Certificate({ piece, maker }: { piece: DealerPiece; maker: string }) {
  const facts = piece.specifications.filter(({ group }) => group === 'Certificate');
  const guarantee = piece.specifications.find(({ group }) => group === 'Guarantee');
  if (facts.length === 0) return null;
  return (
    <section className="section bg-tint max-lg:mt-10" aria-labelledby="certificate">
      <div className="wrap">
        <div className={`mx-auto max-w-[52rem] ${styles['certificate']}`}>
          <h2 id="certificate" className="d2 text-center">
            Its certificate
          </h2>
          <p className="lead soft mx-auto mt-4 mb-8 text-center">
            {maker} took this watch apart, renewed what was worn and signed for it.
          </p>
          <dl className="grid gap-x-[var(--gutter)] md:grid-cols-2">
            {[...facts, ...(guarantee ? [{ ...guarantee, name: 'New guarantee' }] : [])].map(
              ({ name, value }) => (
                <div key={name} className="flex justify-between gap-6 border-t border-line py-3">
                  <dt className="soft">{name}</dt>
                  <dd className="num text-right text-balance">{value}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}
