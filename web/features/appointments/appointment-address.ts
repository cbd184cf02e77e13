import { searchParam, type SearchParams } from '#lib/search-param.ts';

const NAMES = ['service', 'store', 'from', 'at', 'number', 'link', 'change', 'told'] as const;

/** What the address of a page of appointments asks for. */
export async function appointmentAddress(
  searchParams: SearchParams,
): Promise<Readonly<Partial<Record<(typeof NAMES)[number], string>>>> {
  const values = await Promise.all(NAMES.map((name) => searchParam(searchParams, name)));
  return Object.fromEntries(NAMES.flatMap((name, n) => (values[n] === undefined ? [] : [[name, values[n]]])));
}
