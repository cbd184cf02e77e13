import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditedCopy } from '../checks/edited-copy.ts';

const TOOL = '../tools/statements.ts';
const FOLDER = 'services/content/src/adapters/db';
const values = (count: number) =>
  Array.from({ length: count }, (_, index) => `$${index + 1}::int`).join(', ');
/** One statement with as many parameters by position as there may be, and one with too many. */
const LONG = `import { sql } from './gen/statements.ts';
const text = (values: string) => \`SELECT ARRAY[\${values}] AS all\`;
export const EIGHT = sql('eight-values', text('${values(8)}'));
export const NINE = sql('nine-values', text('${values(9)}'));
`;
const MIGRATION = `
  ALTER TABLE shop DROP COLUMN promise;
  ALTER TABLE navigation_item ALTER COLUMN label DROP NOT NULL;`;

describe('after a migration that drops a column and makes one nullable', () => {
  const copy = new EditedCopy();
  let said: string;

  beforeAll(() => {
    copy.add('services/content/prisma/migrations', 'services/content/src');
    copy.write('services/content/prisma/migrations/99990101000000_scratch/migration.sql', MIGRATION);
    copy.write(`${FOLDER}/scratch.ts`, LONG);
  });
  afterAll(() => copy.remove());

  const run = (...args: string[]): string => {
    try {
      copy.run(TOOL, '--root', copy.root, ...args, 'content');
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('the check fails, with the names of the statements that use the dropped column', () => {
    said = run('--check');
    expect(said).toContain('services/content/src/adapters/db/gen/statements.ts does not fit the schema');
    expect(said).toContain('shop: column "promise" does not exist');
    expect(said).not.toContain('item-by-key');
  });

  it('it also fails at nine parameters by position, and not at eight', () => {
    expect(said).toContain('nine-values: 9 parameters by position; above 8 they have names');
    expect(said).not.toContain('eight-values');
    copy.write(`${FOLDER}/scratch.ts`, '');
  });

  it('the check names the nullable column, and with its new type the code that reads it does not compile', () => {
    copy.write(
      'services/content/prisma/migrations/99990101000000_scratch/migration.sql',
      MIGRATION.replace(/.*promise.*/, ''),
    );
    expect(run('--check')).toContain('navigation: was label: string; and is label: string | null;');
    expect(run()).toBe('');
    expect(copy.compile('services/content', ['src/adapters'], 'tsconfig.base.json')).toContain(
      'src/adapters/db/site-repository.ts(',
    );
  });
});
