import { ButtonLink } from '#ui/button.tsx';
import { ACCOUNT_HOME } from '#lib/routing/return-path.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';

type AccountCreatedPageProps = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  /** A path of this shop. */
  returnTo: string;
};

/** RT-02, after registering. */
export function AccountCreatedPage({ site, group, returnTo }: AccountCreatedPageProps) {
  const goesOn = returnTo !== ACCOUNT_HOME;
  return (
    <main id="main" className="wrap section grid justify-items-start gap-6">
      <h1 className="d1">Your account is ready</h1>
      <p className="lead soft">
        You are signed in. Your orders, addresses and everything you save are in one place from now on.
      </p>
      <p className="flex flex-wrap gap-4">
        {goesOn ? <ButtonLink href={returnTo}>Carry on where you left off</ButtonLink> : null}
        <ButtonLink look={goesOn ? 'line' : 'primary'} href={ACCOUNT_HOME}>
          Go to your account
        </ButtonLink>
        {goesOn ? null : (
          <ButtonLink look="line" href="/">
            Look around
          </ButtonLink>
        )}
      </p>
      <Slot site={site} name="account-created" group={group} className="mt-8 w-full" />
    </main>
  );
}
