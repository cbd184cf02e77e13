import type { SearchDocuments } from '../db/search-documents.ts';
import type { BulkOptions } from './bulk-writer.ts';

/** Its client's calls have the time-outs of indexing. */
export interface IndexingOptions extends BulkOptions {
  readonly alias: string;
  readonly documents: Pick<SearchDocuments, 'all' | 'byIds' | 'changesSince'>;
  /** Of this instance. */
  readonly writer: string;
  readonly now: () => Date;
}
