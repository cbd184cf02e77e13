/** VA-13, in characters. */
export const NAME_LENGTH = 50;
