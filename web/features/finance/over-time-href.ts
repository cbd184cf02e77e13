/** The page on which a plan for a piece is worked out, without script too. */
export const OVER_TIME = '/pay-over-time';

export const overTimeHref = (code: string): string => `${OVER_TIME}?product=${encodeURIComponent(code)}`;
