/**
 * The domain of two hosts, for which a cookie reaches both; the session's has the same (a contract test compares it with the gateway's).
 * @returns undefined where they share fewer than two labels
 */
export function domainOfBoth(one: string, other: string): string | undefined {
  const dots = [...one.matchAll(/\./g)].map(({ index }) => one.slice(index + 1));
  const shared = [one, ...dots].find((domain) => `.${other}`.endsWith(`.${domain}`));
  return shared?.includes('.') ? shared : undefined;
}
