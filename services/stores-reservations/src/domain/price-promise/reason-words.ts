import type { PromiseReason } from './price-promise.ts';

const WORDS: Readonly<Record<PromiseReason, string>> = {
  OTHER_PIECE: 'What the other shop sells is not the same piece: its stone, metal, size or model differs.',
  NOT_IN_STOCK: 'The other shop does not have the piece to sell today.',
  NOT_PUBLIC: 'The price is not one that anybody can pay: it is for members, an auction or an outlet.',
  NOT_LOWER: 'With VAT and delivery, the other price is not lower than ours.',
  NOT_IN_UK: 'The other shop does not sell from the United Kingdom.',
  NO_MARGIN: 'We cannot sell the piece at that price.',
  PAGE_GONE: 'The page that you gave shows the piece or its price no longer.',
  SHOP_UNKNOWN: 'We could not find the shop that you named.',
  NOT_ENOUGH: 'What you told us is not enough to find the price.',
};

/** Which condition a price missed, or why it cannot be judged, for the visitor; empty without a reason. */
export const promiseReasonInWords = (reason: PromiseReason | null): string =>
  reason === null ? '' : WORDS[reason];
