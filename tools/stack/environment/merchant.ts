/** The merchant account in the card provider's sandbox. */
export const MERCHANT = { id: 'loupe_sandbox', keyId: '08c94330-f618-42a3-b09d-e1e43be5efda' };

/** The user in the gift card vendor's sandbox. */
export const GIVEX_USER_ID = '842107';

/** The shop's key at the search provider's collector, part of an address and no secret. */
export const ATTRAQT_TRACKER_KEY = 'loupe';

/** What the search provider knows each shop by. */
export const ATTRAQT_TOKENS = { beaverbrooks: 'beaverbrooks-en-gb', loupe: 'loupe-en-gb' };

/** Who may load the shop's catalogue at the search provider's sandbox. */
export const ATTRAQT_FEED_CREDENTIALS = 'loupe-feed:e0b1c6a4-feed';
