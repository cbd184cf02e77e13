import { above, constant, page, rising, ticket, type Alert } from './alert.ts';

/** Gift cards that were sold. */
export const GIFT_CARD_ALERTS: readonly Alert[] = [
  above('loupe_payments_gift_cards_late', 5, {
    name: 'GiftCardsNotIssued',
    for: '5m',
    runbook: 'gift-cards-waiting.md',
    ...page,
    summary: 'more than 5 gift cards that were sold and paid for 15 minutes ago are not issued',
  }),
  // A request whose answer is lost is looked for for an hour.
  above('loupe_payments_gift_cards_waiting_seconds', 5_400, {
    name: 'GiftCardNotIssued',
    for: '5m',
    runbook: 'gift-cards-waiting.md',
    ...page,
    summary: 'a gift card that was sold and paid for has not been issued for 90 minutes',
  }),
  above('loupe_payments_gift_cards_undelivered_seconds', 3_600, {
    name: 'GiftCardNotDelivered',
    for: '5m',
    runbook: 'gift-card-not-delivered.md',
    ...ticket,
    summary: 'the buyer of a gift card has not got it an hour after it was issued',
  }),
  {
    name: 'GiftCardsRefused',
    for: '0m',
    runbook: 'gift-cards-waiting.md',
    ...ticket,
    expr: 'sum by (call, code) (increase(loupe_payments_gift_card_refusals_total{call!="undo"}[30m])) > 0',
    summary: 'the gift card provider refused to issue or to cancel a card',
    examples: [
      {
        series: 'loupe_payments_gift_card_refusals_total{call="issue",code="other"}',
        bad: rising(1),
        good: constant(3),
      },
    ],
  },
];
