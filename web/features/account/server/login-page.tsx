import { Link } from '#ui/link.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from '../client/account.module.css';
import { ForgottenForm, SignInForm } from '../islands.tsx';
import { withReturnPath } from '#lib/routing/return-path.ts';
import { botCheck } from '../bot-check.ts';
import { NeedsScript } from './needs-script.tsx';

const facts = (list: string): readonly [IconName, string][] => [
  ['van', 'Follow your orders, and look back at earlier ones'],
  ['bag', `Your bag and your ${list}, on any device`],
  ['tick', 'Your addresses, saved for next time'],
];

/** RT-02. @param returnTo a path of this shop */
export function LoginPage({ site, returnTo }: { site: SiteKey; returnTo: string }) {
  const check = botCheck();
  return (
    <main id="main" className={`wrap ${styles['signIn']}`}>
      <div>
        <h1 className="d2 mb-8">Sign in</h1>
        <NeedsScript site={site} />
        <SignInForm botCheck={check} />
        <section
          id="forgotten"
          aria-labelledby="forgotten-heading"
          className="mt-12 border-t border-line pt-8"
        >
          <h2 id="forgotten-heading" className="title">
            Forgotten your password?
          </h2>
          <p className="small soft measure mt-1.5 mb-5">
            Tell us your e-mail and we will send you a link to set a new one.
          </p>
          <ForgottenForm botCheck={check} />
        </section>
      </div>
      <aside className={styles['beside']} aria-labelledby="new-here">
        <h2 id="new-here" className="d3">
          New to {SITES[site].name}?
        </h2>
        <ul className={`my-6 ${styles['facts']}`}>
          {facts(SITES[site].list.name).map(([icon, fact]) => (
            <li key={fact}>
              <Icon name={icon} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        <ButtonLink look="line" href={withReturnPath('/register', returnTo)}>
          Create an account
        </ButtonLink>
        <p className="small mt-8 border-t border-line pt-6">
          <span className="soft">Bought without an account?</span>{' '}
          <Link className="link" href="/find-order">
            Find your order
          </Link>
        </p>
      </aside>
    </main>
  );
}
