export type PromiseKey = { readonly number: string } | { readonly link: string };

/** The page of a request: by its number for the browser that made it, or by the link of an e-mail. */
export const receivedHref = (key: PromiseKey): string =>
  `/info/price-promise/request-received?${new URLSearchParams({ ...key })}`;
