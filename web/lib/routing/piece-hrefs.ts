/** The page that says which stores have a piece. */
export const seeItHref = (code: string): string => `/reservation?${new URLSearchParams({ product: code })}`;

/** The form that asks for another shop's price of a piece. */
export const askPriceHref = (product: string, sku: string): string =>
  `/info/price-promise?${new URLSearchParams({ product, sku })}`;
