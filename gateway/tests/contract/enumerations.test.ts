import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isEnumType } from 'graphql';

const SUPERGRAPH = new URL('../../supergraph/supergraph.graphql', import.meta.url);
const graph = buildSchema(readFileSync(SUPERGRAPH, 'utf8'));

function membersOf(name: string): string[] {
  const type = graph.getType(name);
  return isEnumType(type) ? type.getValues().map((member) => member.name) : [];
}

/** A hyphen of the specification is an underscore here: GraphQL allows no other name. */
describe('the graph has exactly the members that the specification names of', () => {
  it.each([
    ['[EU-01] the types of user', 'UserType', 'Registered Guest'],
    ['[EU-02] the delivery methods', 'ShippingMethodType', 'DTS STD RLC NOD NDD'],
    ['[EU-02] the types of place to collect from', 'CollectionType', 'DTS RLC'],
    ['[EU-03] the types of price', 'PriceType', 'default dateRange'],
    ['[EU-03] the weekdays', 'Weekday', 'MON TUE WED THU FRI SAT SUN'],
    ['[EU-06] the salutations', 'Salutation', 'mr mrs miss ms dr rev none'],
    [
      '[EU-07] the statuses of an order',
      'OrderStatus',
      `QUOTED ENTERED PROMISED IN_PICKING PART_SHIPPED INVOICED CANCELLED MANUAL_HOLD BATCH_HOLD CREDIT_HOLD SHIPPED
        QUOTE_CONVERTED COMPLETED PART_CANCELLED DELETED`,
    ],
    [
      '[EU-08] the sources of a subscription',
      'MarketingSource',
      'my_account signUp_page checkout order_confirmation_page migration elucid',
    ],
    ['[EU-08] the types of a subscription', 'MarketingType', 'email post mobile'],
    [
      '[EU-11] the types of product',
      'ProductType',
      `watch preowned_watch wrist_wear accessory ring neckwear earrings cufflinks set rolex rolex_preowned_watch gift_card`,
    ],
    ['[EU-11] the genders', 'Gender', 'male female children unisex'],
    [
      '[EU-13] the statuses of a product on the web',
      'WebProductStatus',
      `liveActive liveOutOfStock liveComingSoon liveRetailOnly liveRetailOnlyOutOfStock discontinuedRetailOnly archived
        discontinuedActive`,
    ],
    ['[EU-14] the badges', 'Badge', 'New Sale none'],
    [
      '[EU-15] the types of category',
      'CategoryType',
      'default brand range product_type rolex_collection gift_card',
    ],
    ['[EU-15] the types of relation', 'ProductRelationType', 'image thumbnail dropdown'],
    [
      '[EU-17] the decisions of a lender',
      'CreditDecisionStatus',
      'REFERRED DECLINED ACCEPTED CANCELLED ACKNOWLEDGED',
    ],
    [
      '[EU-23] the statuses of an application for a loan',
      'FinanceApplicationStatus',
      'ERROR ACKNOWLEDGED REFERRED DECLINED ACCEPTED AWAITING_FULFILMENT PAYMENT_REQUESTED PAYMENT_PROCESSED CANCELLED',
    ],
    [
      '[EU-18] the states of a discount code',
      'DiscountCodeState',
      'ApplicationStoppedByPreviousDiscount DoesNotMatchCart MatchesCart MaxApplicationReached NotActive NotValid',
    ],
  ])('%s', (_what, name, members) => {
    expect(membersOf(name).toSorted()).toEqual(members.split(/\s+/).toSorted());
  });
});
