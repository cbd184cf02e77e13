import { Link } from '#ui/link.tsx';
import { EachVisit } from '#lib/each-visit.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import type { AccountGiftCard } from '../gift-card-words.ts';
import { botCheck } from '../bot-check.ts';
import { GiftCardList } from '../islands.tsx';
import { AccountFrame } from '../account-frame.tsx';
import type { Customer } from './customer.ts';
import { NeedsScript } from './needs-script.tsx';
import { OrdersUnanswered } from '../orders-unanswered.tsx';

type GiftCardsPageProps = {
  site: SiteKey;
  customer: Customer;
  /** Undefined when the cards could not be read. */
  cards: readonly AccountGiftCard[] | undefined;
};

/** The gift cards that the customer has bought: each is found here, whether its e-mail arrived or not. */
export function GiftCardsPage({ site, customer, cards }: GiftCardsPageProps) {
  return (
    <AccountFrame site={site} at="/my-account/gift-cards">
      <h1 className="d2 mb-3">Gift cards</h1>
      <p className="soft measure mb-8">
        Those you have bought. To see what is left on one, use the{' '}
        <Link className="link" prefetch={false} href="/gift-cards/balance">
          balance page
        </Link>
        .
      </p>
      <NeedsScript site={site} />
      {cards === undefined ? <OrdersUnanswered what="gift cards" /> : null}
      {cards?.length === 0 ? (
        <div className="grid justify-items-start gap-5">
          <p className="lead soft">None yet. A gift card you buy is e-mailed to you, and will be here too.</p>
          <ArrowLink href="/product-listing/gift-cards">Buy a gift card</ArrowLink>
        </div>
      ) : null}
      {cards && cards.length > 0 ? (
        <EachVisit>
          <GiftCardList cards={cards} email={customer.email} botCheck={botCheck()} />
        </EachVisit>
      ) : null}
    </AccountFrame>
  );
}
