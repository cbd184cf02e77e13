import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

/** What a guest may be sent, as they said at the checkout. */
export interface MarketingPreference {
  readonly email: boolean;
  readonly post: boolean;
  readonly mobile: boolean;
  /** Of the sentence that they read, from 1; absent where the page did not say it. */
  readonly textVersion?: number;
}

const LARGEST_VERSION = 100_000;

export interface MarketingPreferenceInput extends Omit<MarketingPreference, 'textVersion'> {
  readonly textVersion?: number | null;
}

/** @throws InvalidFieldError for a version that no sentence has */
export function parseMarketingPreference(
  given: MarketingPreferenceInput | null | undefined,
): MarketingPreference | null {
  if (given == null) return null;
  const { textVersion, ...kinds } = given;
  if (textVersion == null) return kinds;
  if (textVersion < 1 || textVersion > LARGEST_VERSION)
    throw new InvalidFieldError('marketingPreference.textVersion', 'There is no such version of the text.');
  return { ...kinds, textVersion };
}
