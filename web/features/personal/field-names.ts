import type { AddToCartMutationVariables } from '../../gql/graphql.ts';

/** What is chosen with a piece as it is added. */
export type AddedOptions = Omit<
  AddToCartMutationVariables,
  'productId' | 'variantId' | 'sku' | 'giftCardValue' | keyof AddedPlan
>;

/** A plan over time that is chosen with it: the key of a finance product, and pence. */
export type AddedPlan = { financeProduct?: string; financeDeposit?: number };

/** Where the forms of add-to-bag are posted. With script they are never sent: the button adds the piece itself. */
export const ADD_TO_BAG = '/api/add-to-bag';

/** The fields of these forms. */
export const FIELDS = {
  /** Product code. */
  product: 'product',
  /** SKU of the chosen size. */
  size: 'size',
  /** Whole pounds of a gift card. */
  value: 'giftCardValue',
  /** Whole pounds of a gift card, when they are typed. */
  amount: 'gift-card-amount',
  /** Ticked: the piece is to be engraved. */
  engrave: 'engrave',
  /** Any value: the piece moves from the shopper's list to the bag. */
  fromList: 'from-list',
  /** The link of a shared bag; its whole content is added. */
  shared: 'shared-bag',
} as const;

/** The field of an option of addToCart: wrist-size for wristSize. */
export const fieldOf = (option: keyof AddedOptions): string => option.replace(/[A-Z]/g, '-$&').toLowerCase();
