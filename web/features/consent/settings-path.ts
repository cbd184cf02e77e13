/** The page on which consent is given, refused and withdrawn. */
export const SETTINGS_PATH = '/cookies';
/** Its message for an answer that could not be stored. */
export const NOT_SAVED = 'not-saved';
