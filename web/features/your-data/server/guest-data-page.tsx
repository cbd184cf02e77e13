import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { withReturnPath } from '#lib/routing/return-path.ts';
import { ACCOUNT_PAGE, GUEST_PAGE, ROUTES, type toldOf } from '../your-data-href.ts';
import { CopyForm } from './copy-form.tsx';
import { ToldMessage } from './told.tsx';

type GuestDataPageProps = {
  told: ReturnType<typeof toldOf>;
  /** Of the link to a copy, and whose it is. */
  copy: { token: string; of: 'guest' | 'account' | 'signed-out account' } | null;
  /** Of the link that ends an erasure. */
  keepToken: string | null;
};

/** Where the links of e-mails about data lead, and where guests ask. Looking changes nothing; its buttons do. */
export function GuestDataPage({ told, copy, keepToken }: GuestDataPageProps) {
  return (
    <main id="main" className="wrap section">
      <h1 className="d2 mb-8">Your data</h1>
      <ToldMessage told={told} />
      {copy !== null && <Copy {...copy} />}
      {keepToken !== null && <KeepForm token={keepToken} />}
      {copy === null && keepToken === null && <GuestForm />}
    </main>
  );
}

function Copy({ token, of }: NonNullable<GuestDataPageProps['copy']>) {
  if (of !== 'signed-out account') return <CopyForm token={token} asksNumber={of === 'guest'} />;
  const back = `${GUEST_PAGE}?${new URLSearchParams({ copy: token, account: 'yes' })}`;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="lead soft">Your copy is ready. To get it, please sign in.</p>
      <PlainButtonLink href={withReturnPath('/login', back)}>Sign in</PlainButtonLink>
    </div>
  );
}

function KeepForm({ token }: { token: string }) {
  return (
    <form method="post" action={ROUTES.cancel} className="grid justify-items-start gap-5">
      <input type="hidden" name="token" value={token} />
      <p className="lead measure">We are about to erase your data, as you asked. Shall we stop that?</p>
      <Button type="submit">Keep my data</Button>
    </form>
  );
}

function GuestForm() {
  return (
    <>
      <p className="soft measure mb-8">
        Have you ordered without an account? Ask here for a copy of what we store about your orders, or to
        have it erased. With an account, please use{' '}
        <Link className="link" href={ACCOUNT_PAGE} prefetch={false}>
          your account
        </Link>
        .
      </p>
      <form method="post" action={ROUTES.guest} className="grid max-w-[26rem] gap-5">
        <Field
          id="guest-number"
          name="orderNumber"
          label="Number of one of your orders"
          required
          autoComplete="off"
        />
        <Field
          id="guest-email"
          name="email"
          type="email"
          label="E-mail of that order"
          hint="We answer to this e-mail only."
          autoComplete="email"
          required
        />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" name="kind" value="copy">
            Ask for a copy
          </Button>
          <Button type="submit" name="kind" value="erasure" look="line">
            Erase my data
          </Button>
        </div>
      </form>
    </>
  );
}
