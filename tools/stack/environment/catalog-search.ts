import { origin, type StackSettings } from '../services.ts';
import { ATTRAQT_FEED_CREDENTIALS, ATTRAQT_TOKENS } from './merchant.ts';

/** catalog-search's environment, in addition to the shared one: the search engine of this terminal. */
export function catalogSearchEnv({ ports }: StackSettings): Record<string, string> {
  const { SEARCH_ENGINE, OPENSEARCH_URL } = process.env;
  return {
    ...(SEARCH_ENGINE && { SEARCH_ENGINE }),
    ...(OPENSEARCH_URL && { OPENSEARCH_URL }),
    ATTRAQT_URL: origin(ports.attraqt),
    ATTRAQT_FEED_URL: origin(ports.attraqt).replace('//', `//${ATTRAQT_FEED_CREDENTIALS}@`),
    ATTRAQT_TOKENS: Object.entries(ATTRAQT_TOKENS)
      .map(([site, token]) => `${site}=${token}`)
      .join(','),
  };
}
