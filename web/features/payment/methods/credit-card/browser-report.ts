import type { BrowserInput } from '#gql/graphql.ts';

/** Browser data for the bank (EMV 3-D Secure); the rest comes from the request itself. */
export function browserReport(now: Date): BrowserInput {
  return {
    language: navigator.language,
    // Current browsers do not run Java; some still have the function.
    javaEnabled: navigator.javaEnabled?.() ?? false,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeDifference: now.getTimezoneOffset(),
  };
}
