/** The page that says which stores have a piece. */
export const seeItHref = (code: string): string => `/reservation?${new URLSearchParams({ product: code })}`;
