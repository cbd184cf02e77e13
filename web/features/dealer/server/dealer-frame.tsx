import { Link } from '#ui/link.tsx';
import { Suspense, type ReactNode } from 'react';
import { GlobalMessages } from '#features/messages/global-messages.tsx';
import { RouteFocus } from '#features/shell/route-focus.tsx';
import { siteFacts } from '#features/shell/site-facts.ts';
import { SkipLink } from '#features/shell/skip-link.tsx';
import { config } from '#lib/config.ts';
import { SiteProvider } from '#lib/site-context.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Icon } from '#ui/icon.tsx';
import { DealerNav } from '../client/dealer-nav.tsx';
import { SECTIONS } from '../sections.ts';
import styles from './dealer.module.css';
import { DealerFooter } from './dealer-footer.tsx';
import { DealerClock } from '../client/dealer-clock.tsx';
import { showrooms } from '../dealer-data.ts';

/** Header and footer of the dealer's section: its own, without the shop's menu, search, account and bag (RT-22). */
export async function DealerFrame({ site, children }: { site: SiteKey; children: ReactNode }) {
  const { dealerMaker } = config();
  const { name } = SITES[site];
  return (
    <SiteProvider facts={await siteFacts(site)}>
      <div className={`theme-dealer ${styles['root']}`}>
        <SkipLink />
        <Suspense>
          <RouteFocus />
        </Suspense>
        <nav aria-label={name} className={styles['back']}>
          <div className="wrap flex min-h-10 items-center justify-between gap-4">
            <Link href="/" className="inline-flex min-h-10 items-center gap-2 hover:underline">
              <Icon name="chevron" small className="rotate-90" />
              Back to {name}
            </Link>
            <Link
              href={SECTIONS.rolex.pointOfSale}
              className="hidden min-h-10 items-center hover:underline md:inline-flex"
            >
              Find a showroom
            </Link>
          </div>
        </nav>
        <header className={styles['head']}>
          <div className={`wrap ${styles['headIn']}`}>
            <ShowroomClock site={site} />
            <div className="text-center">
              <Link href={SECTIONS.rolex.path} className={styles['mark']}>
                {dealerMaker}
              </Link>
              <p className="micro soft">Authorised retailer</p>
            </div>
          </div>
          <DealerNav maker={dealerMaker} />
        </header>
        <Suspense>
          <GlobalMessages />
        </Suspense>
        {children}
        <DealerFooter site={site} />
      </div>
    </SiteProvider>
  );
}

/** The clock with the first showroom's hours; none while the stores do not answer. */
async function ShowroomClock({ site }: { site: SiteKey }) {
  const [room] = await showrooms(site).catch(() => []);
  if (room === undefined) return null;
  return (
    <DealerClock name={room.name} hours={{ week: room.openingHours, exceptions: room.openingExceptions }} />
  );
}
