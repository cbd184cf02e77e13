/** How long a link to pay an order again is valid; the keys that sign links are kept for as long (tools/stack/rotate-keys.ts). */
export const LINK_LIFE_DAYS = 14;
