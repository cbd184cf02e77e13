import { searchEngine } from './search-engine.ts';
import type { SearchEngine, SearchEngineOptions } from './search-engine.ts';

/** The ports that are not repositories: the search engine, which may be a third party's. */
export const createOutside = (options: SearchEngineOptions): SearchEngine => searchEngine(options);
