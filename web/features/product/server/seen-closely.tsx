import { SITES, type SiteKey } from '#lib/sites.ts';
import { Picture } from '#ui/picture.tsx';
import { Tile } from '#ui/tile.tsx';
import { giftCardOffer } from '../gift-card-offer.ts';
import { factNamed, numberIn } from '../product-facts.ts';
import { Hallmarks } from './hallmarks.tsx';
import type { Product } from '../product.ts';
import { WatchDrawing, type WatchMeasures } from './watch-drawing.tsx';
import { specificationLabel } from '../../../lib/specification-label.ts';
import { COURIER } from '@loupe/calendar/lead-times';
import { COURIER_PRICE, FREE_DELIVERY_FROM } from '#lib/delivery.ts';
import { formatMoney, formatProse } from '@loupe/money/format';
import { Accordion } from '#ui/accordion.tsx';

const CARE = {
  watch:
    'Fresh water after the sea, a soft cloth after dust. Have it serviced every five years, or when it gains more than ten seconds a day; call us and we will send you a box.',
  jewellery:
    'Warm water, washing-up liquid, a soft brush. Take it off for the gym and the garden. Bring it in once a year and we will clean it and check the setting, free, for life.',
} as const;

/** Terms that are the same for every piece, collapsed under its facts. */
function Promises({ kind }: { kind: keyof typeof CARE }) {
  return (
    <div className="mt-8">
      <Accordion title="Delivery and returns">
        By courier within {COURIER.workingDays} working days, free from {formatProse(FREE_DELIVERY_FROM)} and{' '}
        {formatMoney(COURIER_PRICE)} below. Send it back unworn within 60 days and we pay the courier.
        Engraved pieces cannot be returned unless faulty.
      </Accordion>
      <Accordion title="Care">{CARE[kind]}</Accordion>
    </div>
  );
}

/** Materials and dimensions of the piece: text and hallmarks for beaverbrooks; for loupe a measured drawing, and the watch worn. */
export function SeenClosely({ site, product }: { site: SiteKey; product: Product }) {
  const measures = watchMeasures(product);
  const lugToLug = lugToLugOf(product);
  // A gift card comes by e-mail, is not returned and needs no care.
  const kind = giftCardOffer(product) ? null : product.caseSize ? 'watch' : 'jewellery';
  const worn = product.media.find(isWorn);
  if (site === 'loupe' && (measures || worn)) {
    return (
      <>
        <section
          className="wrap section grid items-center gap-[clamp(2rem,6vw,6rem)] lg:grid-cols-[6fr_5fr]"
          aria-labelledby="closely"
        >
          <div className="grid gap-[var(--gutter)]">
            {measures ? (
              <div className="bg-tint p-2 md:p-6">
                <WatchDrawing {...measures} />
              </div>
            ) : null}
            {worn ? <Tile name={worn.name} alt={worn.alt} sizes="(width > 64rem) 50vw, 100vw" /> : null}
          </div>
          <div>
            <div className="mb-8">
              <h2 id="closely" className="d2">
                Measured, then worn
              </h2>
              {lugToLug === null ? null : (
                <p className="lead soft mt-4">
                  At {lugToLug}&nbsp;mm from lug to lug it sits inside a {wristFor(lugToLug)}&nbsp;cm wrist.
                </p>
              )}
            </div>
            <Specification product={product} />
            {kind === null ? null : <Promises kind={kind} />}
          </div>
        </section>
        <MetalAndStones product={product} />
      </>
    );
  }
  return (
    <section className="section" aria-labelledby="closely">
      <div className="wrap grid gap-x-[var(--gutter)] gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="closely" className="d2">
            {SITES[site].words.seenClosely}
          </h2>
          <p className="lead soft mt-5">{product.description}</p>
          <Hallmarks metal={factNamed(product, /^metal$/i) ?? ''} brand={product.brand} />
        </div>
        <div className="lg:col-start-7 lg:col-end-13">
          <Specification product={product} />
          {kind === null ? null : <Promises kind={kind} />}
        </div>
      </div>
    </section>
  );
}

/** On a form of an arm; pictures are named for what they show (media/README.md). */
const isWorn = ({ name }: { name: string }) => name.startsWith('form-');

function MetalAndStones({ product }: { product: Product }) {
  const close = product.media.slice(1).find((picture) => !isWorn(picture));
  return (
    <section className="bg-deep" aria-labelledby="loupe">
      <div
        className={`wrap grid items-center gap-[clamp(2rem,6vw,6rem)] ${close ? 'pb-14 lg:grid-cols-[7fr_5fr] lg:pb-0' : 'section'}`}
      >
        {close ? (
          <div className="-mx-[var(--margin)] h-96 lg:mx-0 lg:h-[38rem] [&_img]:size-full [&_img]:object-cover">
            <Picture
              name={close.name}
              alt={close.alt}
              width={760}
              height={760}
              sizes="(width > 64rem) 55vw, 100vw"
            />
          </div>
        ) : null}
        <div>
          <h2 id="loupe" className="d2">
            Under the loupe
          </h2>
          <p className="lead soft mt-4">{product.description}</p>
        </div>
      </div>
    </section>
  );
}

/** In millimetres. */
const lugToLugOf = (product: Product) => numberIn(factNamed(product, /^lug to lug$/i));

function watchMeasures(product: Product): WatchMeasures | null {
  const diameter = numberIn(factNamed(product, /^diameter$/i));
  const lugToLug = lugToLugOf(product);
  const lugWidth = numberIn(factNamed(product, /^lug width$/i));
  return diameter && lugToLug && lugWidth ? { diameter, lugToLug, lugWidth } : null;
}

/** A watch fits while its lugs stay within the flat of the wrist, which is about 29.5 % of its circumference. */
function wristFor(lugToLug: number): string {
  return (Math.ceil((lugToLug / 10 / 0.295) * 2) / 2).toFixed(1);
}

/** Facts in the catalogue's order, with the product code last. */
function Specification({ product }: { product: Product }) {
  const { specifications } = product;
  const rows = [
    ...specifications.map((fact) => ({ label: specificationLabel(fact, specifications), value: fact.value })),
    { label: 'Product code', value: product.code },
  ];
  return (
    <dl className="small">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(7rem,5fr)_7fr] gap-4 border-t border-line py-3 last:border-b"
        >
          <dt className="soft">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
