import type { ReactNode } from 'react';
import { botCheck } from '#features/account/bot-check.ts';
import checkout from '#features/forms/forms.module.css';
import { NeedsScript } from '#features/forms/needs-script.tsx';
import { GetPayAgainDocument, type GetPayAgainQuery } from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { PayAgainForm } from '../client/pay-again-form.tsx';
import { PAY_AGAIN_WORDS, UNANSWERED, UNKNOWN } from '../pay-again-words.ts';

type PayAgain = NonNullable<GetPayAgainQuery['payAgain']>;

/** An order that is paid again by a link. Reading the page does nothing; only its button pays. */
export async function PayAgainPage({ site, token }: { site: SiteKey; token: string }) {
  const answer = await payAgainOf(site, token);
  return (
    <main id="main" className="wrap">
      <div className={checkout['page']}>
        {answer === undefined || answer === null ? (
          <Ended
            {...(answer === null ? UNKNOWN : UNANSWERED)}
            href={answer === null ? '/find-order' : undefined}
          />
        ) : (
          <Known token={token} answer={answer} />
        )}
      </div>
    </main>
  );
}

function Known({ token, answer: { orderNumber, state, amount } }: { token: string; answer: PayAgain }) {
  if (state !== 'DUE' || amount == null)
    return (
      <Ended {...PAY_AGAIN_WORDS[state](orderNumber)} href={state === 'EXPIRED' ? '/find-order' : '/'} />
    );
  const { value, formattedPrice } = amount;
  return (
    <PayAgainForm token={token} amount={{ value, formattedPrice }} botCheck={botCheck()}>
      <Heading>Pay for your order</Heading>
      <div className={`${checkout['form']} mb-7 grid gap-3`}>
        <p className="lead">
          Order <b className="num font-medium">{orderNumber}</b>,{' '}
          <b className="num font-medium whitespace-nowrap">{formattedPrice}</b>
        </p>
        <p className="measure">
          We charge an order when it leaves us. Until then your bank holds the money, and it no longer does: a
          bank holds money for a few days only. Nothing has been taken from it. We keep what has not left us,
          and send it when you have paid.
        </p>
      </div>
      <NeedsScript />
    </PayAgainForm>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h1 className={`d2 ${checkout['heading']}`}>{children}</h1>
);

function Ended({ title, text, href }: { title: string; text: string; href: string | undefined }) {
  return (
    <>
      <Heading>{title}</Heading>
      <div className={`${checkout['form']} grid justify-items-start gap-6`}>
        <p className="lead soft measure">{text}</p>
        {href === undefined ? null : (
          <PlainButtonLink look="line" href={href}>
            {href === '/' ? 'Go to the homepage' : 'Find your order'}
          </PlainButtonLink>
        )}
      </div>
    </>
  );
}

/** Undefined when the graph does not answer; null for a link that is not ours. */
async function payAgainOf(site: SiteKey, token: string): Promise<PayAgain | null | undefined> {
  try {
    return (await queryGateway(site, GetPayAgainDocument, { token })).payAgain ?? null;
  } catch {
    return undefined;
  }
}
