import { SITES, type SiteKey } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';

/** Shown when the account could not be loaded; says that nothing is lost. */
export function AccountUnanswered({ site }: { site: SiteKey }) {
  const { phone } = SITES[site];
  return (
    <main id="main" className="wrap section grid justify-items-start gap-6">
      <h1 className="d2">We cannot show your account just now</h1>
      <p className="lead soft">
        Something went wrong at our end, and we are sorry. Your orders and everything you saved are safe.
      </p>
      <PlainButtonLink href="">Try again</PlainButtonLink>
      <p className="small soft">
        Is it urgent? Call us on{' '}
        <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        , 8am to 8pm.
      </p>
    </main>
  );
}
