/** Of the sentences in `client/opt-in-fields.tsx`, which identity keeps in its `ACCOUNT_TEXTS`. */
export const OPT_IN_TEXT_VERSION = 1;
