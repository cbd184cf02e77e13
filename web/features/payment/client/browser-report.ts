import type { BrowserInput } from '#gql/graphql.ts';

/** What a bank is told of this browser (EMV 3-D Secure); the rest it learns from the request itself. */
export function browserReport(now: Date): BrowserInput {
  return {
    language: navigator.language,
    // No browser runs Java any more; some still answer the question.
    javaEnabled: navigator.javaEnabled?.() ?? false,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeDifference: now.getTimezoneOffset(),
  };
}
