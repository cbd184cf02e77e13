/** Addresses with a secret in their path, and what is said instead wherever others may read it: to collectors, and in the log. */
const SECRET: readonly (readonly [RegExp, string])[] = [
  [/^\/shared-bag\/.+$/i, '/shared-bag/[token]'],
  [/^\/checkout\/pay-again\/.+$/i, '/checkout/pay-again/[token]'],
];

/** The pattern of a path that has a secret; other paths as they are. */
export const withoutSecret = (path: string): string =>
  SECRET.find(([secret]) => secret.test(path))?.[1] ?? path;
