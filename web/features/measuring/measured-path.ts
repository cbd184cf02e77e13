/** Addresses with a secret in their path, and what is measured instead. */
const SECRET: readonly (readonly [RegExp, string])[] = [
  [/^\/shared-bag\/.+$/, '/shared-bag/[token]'],
  [/^\/checkout\/pay-again\/.+$/, '/checkout/pay-again/[token]'],
];

/**
 * The path of an address as it may leave the shop; null where it must not be measured.
 * BH-08: by whole segment, so that `/visualizations` counts.
 */
export function measuredPath(path: string): string | null {
  if (path.split('/')[1] === 'visualization') return null;
  return SECRET.find(([pattern]) => pattern.test(path))?.[1] ?? path;
}
