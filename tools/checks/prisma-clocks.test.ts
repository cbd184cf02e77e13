import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';

/** Models of which a column is filled by `now()`, by their names in a client. */
function modelsWithClock(schema: string): string[] {
  const models = schema.matchAll(/^model (\w+) \{$(.*?)^\}$/gms);
  return [...models]
    .filter(([, , fields = '']) => fields.includes('@default(now())'))
    .map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1));
}

/** The calls by which Prisma would fill such a column from the clock of the process, where the migration says the database's. */
const createsOf = (models: readonly string[], source: string): string[] =>
  models.flatMap((model) => source.match(new RegExp(`\\b${model}\\s*\\.\\s*(create|upsert)\\w*`, 'g')) ?? []);

const WITH_CLIENT = SERVICES.filter((service) =>
  existsSync(join(ROOT, 'services', service, 'src/adapters/db/prisma-client.ts')),
);

describe('Prisma fills no time from the clock of a process', () => {
  it.each(WITH_CLIENT)('%s', (service) => {
    const folder = join(ROOT, 'services', service);
    const models = modelsWithClock(readFileSync(join(folder, 'prisma/schema.prisma'), 'utf8'));
    const sources = globSync(join(folder, 'src/adapters/db/*.ts')).map((file) => readFileSync(file, 'utf8'));
    expect(models.length).toBeGreaterThan(0);
    expect(sources.flatMap((source) => createsOf(models, source))).toEqual([]);
  });

  it('is told from a call that would', () => {
    const models = modelsWithClock(
      'model GuestNote {\n  at DateTime @default(now())\n}\nmodel Plain {\n  id Int\n}\n',
    );
    expect(createsOf(models, 'prismaOn(tx).guestNote\n  .createMany({ data })')).toHaveLength(1);
    expect(createsOf(models, 'await plain.create({ data }); await guestNote.deleteMany()')).toEqual([]);
  });
});
