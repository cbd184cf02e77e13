import type { DisplayEntry } from './display-entry.ts';
import type { ListPage } from './list-page.ts';

/**
 * The response of a rollover, an add and a removal (RE-11): entries are cut to the limit, the count is of the whole
 * list.
 */
export type RestList = {
  entries: readonly DisplayEntry[];
  miniFavouritesDisplayLimit: number;
  wishlistCount: number;
  currentPage?: number;
};

export function ofRest({ entries, wishlistCount, currentPage = 0 }: RestList): ListPage {
  return {
    // Entries of the older calls may omit optional fields.
    entries: entries.map((entry) => ({ ...entry, productUnavailable: entry.productUnavailable ?? false })),
    total: wishlistCount,
    currentPage,
  };
}

/** A refusal in the body of a failed call, by its name in the error catalogue; undefined for any other body. */
export function refusalOf(body: unknown): { code: string; message: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, message } = body as Record<string, unknown>;
  return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined;
}
