import type { Plant } from './plant.ts';

const SRC = 'services/cart-checkout/src';

/** Bugs in promotions, codes and free gifts. */
export const PROMOTION_PLANTS: readonly Plant[] = [
  {
    name: 'code-uses-not-claimed',
    what: 'A placement does not claim the uses of its codes.',
    edits: [
      {
        file: `${SRC}/use-cases/claim-placement.ts`,
        find: 'codes: appliedCodes(snapshot.cart),',
        replace: 'codes: [],',
      },
    ],
  },
  {
    name: 'codes-without-their-customer',
    what: 'The limit of one customer counts nobody.',
    edits: [
      {
        file: `${SRC}/use-cases/claim-placement.ts`,
        find: 'codeCustomers: codeCustomers(shopper.owner, snapshot.email, ports.digestsOf),',
        replace: 'codeCustomers: codeCustomers(shopper.owner, snapshot.email, ports.digestsOf).slice(0, 0),',
      },
    ],
  },
  {
    name: 'uses-of-codes-that-do-not-apply',
    what: 'A placement uses every code that was entered, also one that does not apply.',
    edits: [
      {
        file: `${SRC}/domain/placement/prepare.ts`,
        find: "(promotions?.codes ?? []).filter(({ state }) => state === 'MatchesCart').map(({ code }) => code);",
        replace:
          "(promotions?.codes ?? []).filter(({ state }) => state !== 'NotValid').map(({ code }) => code);",
      },
    ],
  },
  {
    name: 'gift-not-reserved',
    what: 'The stock of a free gift is not reserved.',
    edits: [
      {
        file: `${SRC}/domain/placement/prepare.ts`,
        find: '  quantitiesByArticle(lines);',
        replace: '  quantitiesByArticle(lines.filter(({ freeGiftOf }) => freeGiftOf === undefined));',
      },
    ],
  },
  {
    name: 'gift-charged',
    what: 'A free gift is charged.',
    edits: [
      {
        file: `${SRC}/domain/pricing/free-gifts.ts`,
        find: 'units: [line.unitPrice]',
        replace: 'units: [0]',
      },
    ],
  },
  {
    name: 'gift-without-its-spend',
    what: 'A gift is given whatever was spent.',
    edits: [
      {
        file: `${SRC}/domain/promotions/free-gifts.ts`,
        find: 'matches.filter(isEarned).flatMap(',
        replace: 'matches.filter((match) => isEarned(match) || true).flatMap(',
      },
    ],
  },
  {
    name: 'exclusive-with-others',
    what: 'An exclusive promotion is added to the others.',
    edits: [
      {
        file: `${SRC}/domain/promotions/best-discounts.ts`,
        find: '.map((match) => [match]);',
        replace: '.map((match) => [...inOrder, match]);',
      },
    ],
  },
  {
    name: 'excluded-brand-discounted',
    what: 'A brand that is never discounted is.',
    edits: [
      {
        file: `${SRC}/domain/promotions/exclusions.ts`,
        find: 'return found === undefined ? null :',
        replace: 'return found === undefined || found.key !== undefined ? null :',
      },
    ],
  },
];
