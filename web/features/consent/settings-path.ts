import { TEXT_VERSION } from './categories.ts';

/** Where an answer is posted to: its address says which text was shown, also to a server of another release. */
export const ANSWER_ACTION = `/api/consent?text=${TEXT_VERSION}`;
/** The page on which consent is given, refused and withdrawn. */
export const SETTINGS_PATH = '/cookies';
/** Its message for an answer that could not be stored. */
export const NOT_SAVED = 'not-saved';
