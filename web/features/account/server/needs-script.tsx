import { SITES, type SiteKey } from '#lib/sites.ts';

/** Forms of the account are sent by script; visitors without it are told what to do instead. */
export function NeedsScript({ site }: { site: SiteKey }) {
  return (
    <noscript>
      <p className="mb-6">
        This form needs JavaScript. Switch it on, or call us on {SITES[site].phone} and we will help you.
      </p>
    </noscript>
  );
}
