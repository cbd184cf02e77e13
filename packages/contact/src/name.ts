/** VA-13: the maximum length of a first or last name, in characters. */
export const NAME_LENGTH = 50;
