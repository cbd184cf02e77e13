/** The largest stock quantity that pages get. */
export const MOST_SHOWN = 10;
