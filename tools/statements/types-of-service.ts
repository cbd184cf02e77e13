import type { RegisteredStatement } from '@loupe/database/statement';
import { withClient } from '@loupe/database/connection';
import { readCatalogue } from './catalogue.ts';
import { describe, StatementError, type Described } from './describe.ts';
import { generatedFile } from './generated-file.ts';

export interface ServiceTypes {
  readonly text: string;
  /** Each begins with the name of its statement. */
  readonly errors: readonly string[];
}

/** Every statement in the schema of a service. @param url of the service's role */
export function typesOfService(
  url: string,
  statements: readonly RegisteredStatement[],
): Promise<ServiceTypes> {
  return withClient(url, 'statements', async (client) => {
    const catalogue = await readCatalogue(client);
    const described: Described[] = [];
    const errors: string[] = [];
    await client.query('BEGIN');
    for (const statement of statements) {
      try {
        described.push(await describe(client, catalogue, statement));
      } catch (error) {
        if (!(error instanceof StatementError)) throw error;
        errors.push(error.message);
      }
    }
    await client.query('ROLLBACK');
    return { text: generatedFile(described), errors };
  });
}
