import type { SiteKey } from '#lib/sites.ts';
import { Link } from '#ui/link.tsx';
import { otherWays } from '../other-ways.ts';
import type { Product } from '../product.ts';

/** Links below the button. */
export const OtherWays = ({ site, product }: { site: SiteKey; product: Product }) =>
  otherWays(site, product).map(({ href, words }) => (
    <Link key={href} href={href} className="link small justify-self-start" prefetch={false}>
      {words}
    </Link>
  ));
