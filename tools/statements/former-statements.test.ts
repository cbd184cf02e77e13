import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditedCopy } from '../checks/edited-copy.ts';

describe('the statements of the release that runs, after new migrations', () => {
  const copy = new EditedCopy();
  beforeAll(() => copy.add('services/content/prisma/migrations'));
  afterAll(() => copy.remove());

  const run = () => copy.run('../tools/former-statements.ts', 'HEAD', '--root', copy.root, 'content');
  const migrate = (sql: string) =>
    copy.write('services/content/prisma/migrations/99990101000000_scratch/migration.sql', sql);

  it('are all valid when a migration only adds', () => {
    migrate('ALTER TABLE shop ADD COLUMN another text;');
    expect(run).not.toThrow();
  });

  it('are named when a migration drops what they use', () => {
    migrate('ALTER TABLE shop DROP COLUMN promise;');
    expect(run).toThrow(/content of HEAD: shop: column "promise" does not exist/);
  });
});
