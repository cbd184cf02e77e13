const PARAM = 'saved';

/** The address of a page that is loaded again because of the visitor's answer, and says there that it was saved. */
export function addressWhenSaved(address: string): string {
  const again = new URL(address);
  again.searchParams.set(PARAM, '1');
  return again.href;
}

export const saysSaved = (search: string): boolean => new URLSearchParams(search).has(PARAM);
