export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** One query parameter of a page; undefined when it is missing or repeated. */
export async function searchParam(searchParams: SearchParams, name: string): Promise<string | undefined> {
  const given = (await searchParams)[name];
  return typeof given === 'string' ? given : undefined;
}
