/** An absolute address without user, query or fragment: what the browser gives, and nothing that parsers read differently. */
const PLAIN = /^https:\/\/([a-z\d.-]+(?::\d{1,5})?)(?:\/[\w./-]*)?$/;
const LONGEST = 300;

/**
 * The gateway that a validation URL names. Only the list's own text is ever called, never that of the page.
 * @param gateways origins
 * @returns undefined for an address of anyone else
 */
export function gatewayOf(validationUrl: string, gateways: readonly string[]): string | undefined {
  const host = validationUrl.length > LONGEST ? undefined : PLAIN.exec(validationUrl)?.[1];
  return gateways.find((origin) => host !== undefined && origin === `https://${host}`);
}
