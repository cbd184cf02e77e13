import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditedCopy } from '../checks/edited-copy.ts';

describe('the tests of the release that runs, after new migrations', () => {
  const copy = new EditedCopy();
  beforeAll(() => copy.add('services/content/prisma/migrations'));
  afterAll(() => copy.remove());

  const run = () => {
    const of = ['content', '--tests', 'tests/integration/published'];
    copy.run('../tools/former-tests.ts', 'HEAD', '--root', copy.root, ...of);
  };
  const migrate = (sql: string) =>
    copy.write('services/content/prisma/migrations/99990101000000_scratch/migration.sql', sql);

  it('pass when a migration only adds', () => {
    migrate('ALTER TABLE content_item ADD COLUMN another text;');
    expect(run).not.toThrow();
  });

  it('fail when a migration refuses the rows that it writes', () => {
    migrate('ALTER TABLE content_item ADD COLUMN another text NOT NULL;');
    expect(run).toThrow(/null value in column "another" of relation "content_item"/);
  });

  it('are not looked for in a release that does not exist', () => {
    expect(() => copy.run('../tools/former-tests.ts', 'no-such-release')).toThrow(
      /There is no tag, branch or commit no-such-release\./,
    );
  });
});
