/** VA-13: characters of a first or last name. */
export const NAME_LENGTH = 50;
