export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** One parameter of a page's address; undefined when it is missing or given twice. */
export async function searchParam(searchParams: SearchParams, name: string): Promise<string | undefined> {
  const given = (await searchParams)[name];
  return typeof given === 'string' ? given : undefined;
}
