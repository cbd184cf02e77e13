import { Link } from '#ui/link.tsx';
import { originOfSite } from '#lib/config.ts';
import { availability } from '#lib/product-status.ts';
import type { SiteKey } from '#lib/sites.ts';
import { typeset } from '#lib/typeset.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Canonical } from '#ui/canonical.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Scale } from '#ui/scale.tsx';
import { breadcrumbFacts } from '../../../lib/breadcrumbs.ts';
import { Slot } from '../../content/slot.tsx';
import { Recommendations } from '../../recommendations/recommendations.tsx';
import { RecentlyViewed } from '../../recommendations/recently-viewed.tsx';
import { TrackPage } from '../../search-tracker/track-page.tsx';
import { Versions } from './versions.tsx';
import { Heart } from '../../favourites/heart.tsx';
import { pieceMark } from '../../measuring/piece-mark.ts';
import { personalTermsOf } from '../../personal/terms-of-product.ts';
import { BagTold } from '../../posted-bag/bag-told.tsx';
import { TOLD_OF_PIECE } from '../../posted-bag/told.ts';
import { RoundelList } from '../../roundels/roundel-list.tsx';
import { roundelsOf } from '../../roundels/roundels-of.ts';
import { siteFacts } from '../../shell/site-facts.ts';
import { ProductPromotions } from '../../promotions/product-promotions.tsx';
import { BuyPanel } from '../client/buy-panel.tsx';
import { ExpressBuy } from '../client/express-buy.tsx';
import { PromiseRows } from '../promise-rows.tsx';
import { Gallery } from '../client/gallery.tsx';
import { Stage } from '../client/stage.tsx';
import { SelectionProvider } from '../client/selection.tsx';
import { StickyBuyBar } from '../client/sticky-buy-bar.tsx';
import { buyableParts } from '../buyable-parts.ts';
import { giftCardOffer } from '../gift-card-offer.ts';
import { factNamed, productFacts, numberIn } from '../product-facts.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { OtherWays } from './other-ways.tsx';
import type { Product } from '../product.ts';
import styles from './product-view.module.css';
import { Reviews } from './reviews.tsx';
import { SeenClosely } from './seen-closely.tsx';
import type { ReactNode } from 'react';
import { StoneDrawing } from './stone-drawing.tsx';

type ProductViewProps = {
  site: SiteKey;
  product: Product;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** The product page of both shops: gallery, name, buy panel; then details; then related pieces. */
export async function ProductView({ site, product, group }: ProductViewProps) {
  const origin = originOfSite(site);
  const state = availability(product);
  const buyable = state === 'buy' || state === 'sold-out';
  // The page works without them: the bag offers the same.
  const personal = buyable ? await personalTermsOf(site, product.code).catch(() => null) : null;
  const brand = product.categories.find(({ type }) => type === 'brand');
  const reference = factNamed(product, /^number$/i);
  const isGiftCard = giftCardOffer(product) !== null;
  const { roundels, composable } = await siteFacts(site);
  const parts = buyableParts(product, personal);
  const dial = product.dialColour ? `${product.dialColour} dial` : null;
  return (
    <SelectionProvider product={parts}>
      <main id="main" data-piece={pieceMark(shownPiece(product))}>
        <Canonical site={site} path={product.productUrl} />
        <TrackPage target={product.code} />
        <JsonLd data={productFacts(product, origin)} />
        <JsonLd data={breadcrumbFacts(product.breadcrumbs, origin)} />
        <div className="wrap relative z-1">
          <Breadcrumbs crumbs={product.breadcrumbs} />
        </div>
        <div className={styles['stage']}>
          <div className={`wrap ${styles['product']}`}>
            <div className={styles['gallery']}>
              {site === 'loupe' ? (
                <Stage picture={product.media[0]} turn={product.turn ?? null} />
              ) : (
                <Gallery
                  pictures={product.media}
                  turn={product.turn ?? null}
                  drawing={stoneToScale(product)}
                />
              )}
            </div>
            <div className={styles['side']}>
              <div className={styles['summary']}>
                <p>
                  {brand ? (
                    <Link className="link" href={brand.landingUrl}>
                      {product.brand}
                    </Link>
                  ) : (
                    product.brand
                  )}
                </p>
                <h1 className={`display leading-[1.16] ${styles['name']}`}>{typeset(product.name)}</h1>
                {reference ? (
                  <p className="soft">
                    {[`Reference ${reference}`, dial?.toLowerCase()].filter(Boolean).join(', ')}
                  </p>
                ) : null}
                <RoundelList labels={roundelsOf(product, roundels)} />
              </div>
              <Versions code={product.code} relations={product.productRelations} />
              <ProductPromotions site={site} productKey={product.code} />
              <div className={styles['buy']}>
                {buyable ? (
                  <>
                    <BuyPanel
                      promise={
                        <PromiseRows price={parts.price?.value ?? 0} isSoldOut={state === 'sold-out'} />
                      }
                    />
                    <ExpressBuy />
                    <BagTold only={TOLD_OF_PIECE} />
                  </>
                ) : (
                  <EnquiryPanel product={product} state={state} site={site}>
                    <Heart productKey={product.code} name={product.name} />
                  </EnquiryPanel>
                )}
                <OtherWays site={site} product={product} />
              </div>
            </div>
          </div>
          {site === 'loupe' ? (
            <div className="wrap max-lg:pt-8">
              <Scale />
            </div>
          ) : null}
        </div>
        <SeenClosely site={site} product={product} />
        {isGiftCard ? null : (
          <Slot
            site={site}
            name="product-details"
            group={group}
            className={site === 'loupe' ? 'wrap pt-[var(--section)]' : 'wrap'}
          />
        )}
        <Reviews code={product.code} reviews={product.reviews} />
        <Recommendations site={site} code={product.code} composable={composable} />
        <RecentlyViewed current={product.code} />
        {buyable ? <StickyBuyBar detail={dial ?? product.brand} /> : null}
      </main>
    </SelectionProvider>
  );
}

const shownPiece = (product: Product) => ({
  ...product,
  key: product.code,
  category: product.gtmCategory,
  price: product.priceUponEnquiry ? null : (product.price?.value ?? null),
});

/** The stone of a ring drawn to scale; null where the catalogue does not give its width. */
function stoneToScale(product: Product): ReactNode {
  const width = numberIn(factNamed(product, /^measurements$/i));
  const weight = product.specifications.find(
    ({ name, value }) => name === 'Weight' && /\sct\b/.test(value),
  )?.value;
  if (product.productType !== 'ring' || width === null || !weight) return null;
  const cut = factNamed(product, /^cut$/i)?.toLowerCase() ?? 'stone';
  return <StoneDrawing width={width} stone={`${weight} ${cut}`} />;
}
