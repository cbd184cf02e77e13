/** catalog-search's environment, in addition to the shared one: the search engine of this terminal. */
export function catalogSearchEnv(): Record<string, string> {
  const { SEARCH_ENGINE, OPENSEARCH_URL } = process.env;
  return {
    ...(SEARCH_ENGINE && { SEARCH_ENGINE }),
    ...(OPENSEARCH_URL && { OPENSEARCH_URL }),
  };
}
