import { SITES, type SiteKey } from '#lib/sites.ts';
import { typeset } from '#lib/typeset.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Link } from '#ui/link.tsx';
import type { Calculation } from '../client/calculator.tsx';
import { PieceCalculator } from '../client/piece-calculator.tsx';
import { overTimeHref } from '../over-time-href.ts';

type OverTimePageProps = {
  site: SiteKey;
  product: {
    code: string;
    name: string;
    brand: string;
    productUrl: string;
    breadcrumbs: readonly { name: string; url: string }[];
  };
  variant: string | null;
  /** Null where the piece cannot be paid over time. */
  known: Calculation | null;
};

/** What a piece costs over time, worked out by the server: a plain form, so that it works without script and a result has an address. */
export function OverTimePage({ site, product, variant, known }: OverTimePageProps) {
  const { stores } = SITES[site];
  const crumbs = [...product.breadcrumbs, { name: 'Pay over time', url: overTimeHref(product.code) }];
  return (
    <main id="main" className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={crumbs} />
      <p className="soft">{product.brand}</p>
      <h1 className="d2">{typeset(product.name)}, over time</h1>
      {known === null ? (
        <p className="lead soft mt-4">
          This piece cannot be paid over time just now.{' '}
          <Link className="link" href={product.productUrl}>
            Back to the piece
          </Link>
        </p>
      ) : (
        <>
          <p className="lead soft mt-4 mb-8">Nothing here is an application, and nobody is told.</p>
          <PieceCalculator
            key={`${known.plan.financeProduct} ${known.plan.deposit.value}`}
            code={product.code}
            variant={variant}
            known={known}
          />
          <p className="mt-8 flex flex-wrap gap-6">
            <Link className="link" href={product.productUrl}>
              Back to the piece
            </Link>
            <Link className="link" href={stores.url}>
              {stores.title}
            </Link>
          </p>
        </>
      )}
    </main>
  );
}
