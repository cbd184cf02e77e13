import { AccountFrame } from '#features/account/account-frame.tsx';
import { BotCheckInput } from '#features/reserve/islands.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { canAsk, stateWords } from '../request-words.ts';
import { ACCOUNT_PAGE, ROUTES, type Kind, type toldOf } from '../your-data-href.ts';
import { ToldMessage } from './told.tsx';
import type { PrivacyRequest } from './your-data.ts';

type AccountDataPageProps = {
  site: SiteKey;
  email: string;
  /** Undefined when the requests could not be read. */
  requests: readonly PrivacyRequest[] | undefined;
  told: ReturnType<typeof toldOf>;
  /** Null where the password is enough without a bot check. */
  botCheck: BotCheck | null;
};

/** A copy of the data, and the end of the account. Its forms need no script. */
export function AccountDataPage({ site, email, requests = [], told, botCheck }: AccountDataPageProps) {
  const of = (kind: Kind) => requests.find((request) => request.kind === kind);
  return (
    <AccountFrame site={site} at={ACCOUNT_PAGE}>
      <h1 className="d2 mb-8">Your data</h1>
      <ToldMessage told={told} />
      <section aria-labelledby="data-copy" className="mb-12">
        <h2 id="data-copy" className="d3 mb-4">
          A copy of your data
        </h2>
        <p className="soft measure mb-5">
          Everything we store about you: your details, orders, payments, reservations, appointments and
          choices, as a page to read and as a file for programs. We will e-mail a link to {email} that works
          for seven days.
        </p>
        <Ask kind="copy" email={email} request={of('copy')} action="Ask for a copy" botCheck={botCheck} />
      </section>
      <section aria-labelledby="data-erasure">
        <h2 id="data-erasure" className="d3 mb-4">
          Close my account and erase my data
        </h2>
        <p className="soft measure mb-5">
          We wait for three days, in which a link in our e-mail stops it. Then it cannot be undone. The law
          asks us to keep the amounts of your orders for six years, without your name and address. While an
          order, a reservation, an appointment or a payment is open we cannot erase your data: our e-mail will
          say what is open, usually within ten minutes.
        </p>
        <Ask
          kind="erasure"
          email={email}
          request={of('erasure')}
          action="Close my account"
          botCheck={botCheck}
        />
      </section>
    </AccountFrame>
  );
}

type AskProps = Pick<AccountDataPageProps, 'email' | 'botCheck'> & {
  kind: Kind;
  request: PrivacyRequest | undefined;
  action: string;
};

function Ask({ kind, email, request, action, botCheck }: AskProps) {
  return (
    <>
      {request === undefined ? null : <p className="measure mb-5">{stateWords(request)}</p>}
      {canAsk(request) ? (
        <form method="post" action={ROUTES.request} className="grid max-w-[26rem] gap-5">
          <input type="hidden" name="kind" value={kind} />
          {botCheck === null ? null : <BotCheckInput action="login" botCheck={botCheck} />}
          {/* Tells password managers which account this is. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <Field
            id={`${kind}-password`}
            name="password"
            type="password"
            label="Your password"
            hint="To make sure that it is you."
            autoComplete="current-password"
            required
          />
          <Button type="submit" look="line" className="justify-self-start">
            {action}
          </Button>
        </form>
      ) : null}
    </>
  );
}
