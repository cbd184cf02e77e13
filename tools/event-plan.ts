import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import {
  ITEM,
  ITEM_MEANINGS,
  SHOWN_ITEM,
  SHOWN_ITEM_MEANINGS,
} from '../web/features/measuring/plan-items.ts';
import { PLAN } from '../web/features/measuring/plan.ts';
import { PLAN_REPORTS } from '../web/features/measuring/plan-reports.ts';
import { PLAN_TAGS } from '../web/features/measuring/plan-tags.ts';
import { writeOrCheck } from './codegen/write-or-check.ts';
import type { PlannedEvent } from '../web/features/measuring/planned-event.ts';

/**
 * `node tools/event-plan.ts` (part of `npm run codegen`) writes what follows from the event plan of web: the document for those who read
 * reports, and the schema by which the sandbox's collector tells good events from bad ones. With `--check` it compares.
 */
const ROOT = join(import.meta.dirname, '..');
const WRITTEN = ['docs/analytics.md', 'sandbox/analytics/gen/plan.json'] as const;

type Schema = { readonly type?: string; readonly enum?: readonly string[]; readonly const?: string | number };

const schemas = Object.entries(PLAN).map(([name, { params }]) => ({
  name,
  schema: z.toJSONSchema(params) as Fields,
}));

const typeOf = ({ type = 'text', enum: values, const: only }: Schema): string =>
  (values ?? (only === undefined ? undefined : [only]))?.map((value) => `\`${value}\``).join(', ') ??
  (type === 'string' ? 'text' : type === 'array' ? 'list of items' : type);

type Fields = { properties: Record<string, Schema>; required: string[] };

const tableOf = (
  { properties, required }: Fields,
  meanings: Readonly<Record<string, string>>,
): string => `| field | value | always | meaning |
| --- | --- | --- | --- |
${Object.entries(properties)
  .map(
    ([field, schema]) =>
      `| \`${field}\` | ${typeOf(schema)} | ${required.includes(field) ? 'yes' : 'no'} | ${meanings[field]} |`,
  )
  .join('\n')}
`;

type AnyEvent = Omit<PlannedEvent<z.core.$ZodShape>, 'params'> & { readonly params: z.core.$ZodType };

const sectionOf = (
  name: string,
  { when, consent, personalData, meanings, sentIn, notSentIn, params }: AnyEvent,
): string => `## ${name}

${when}

Consent: ${consent}. Personal data: ${personalData}. Sent in the journey “${sentIn}”; not sent in “${notSentIn}”.

${tableOf(z.toJSONSchema(params) as Fields, meanings)}`;

const document = (): string => `# What the shop measures

Written by \`npm run codegen\` from \`web/features/measuring/plan.ts\`. Pages send these events to \`/api/events\` of their own shop, only after
consent; the shop passes them on to the collector in the form of GA4's Measurement Protocol ([ADR 91](adr/0091-one-event-plan.md)). The
collector is told no name, no address, no cookie and no network of a visitor.

${Object.entries<AnyEvent>(PLAN)
  .map(([name, planned]) => sectionOf(name, planned))
  .join('\n')}
## Items

Pieces of a bag or an order.

${tableOf(z.toJSONSchema(ITEM) as Fields, ITEM_MEANINGS)}
Pieces that are shown.

${tableOf(z.toJSONSchema(SHOWN_ITEM) as Fields, SHOWN_ITEM_MEANINGS)}
# What others are told

By routes of the shop too, which accept exactly these fields.

${Object.entries<AnyEvent & { to: string; path: string }>(PLAN_REPORTS)
  .map(([name, { to, path, when, ...report }]) =>
    sectionOf(name, { ...report, when: `To ${to}, by \`${path}\`. ${when}` }),
  )
  .join('\n')}
# What the tag manager’s container is told

By the data layer of a page ([ADR 104](adr/0104-tags-and-conversions.md)).

${Object.entries<AnyEvent>(PLAN_TAGS)
  .map(([name, planned]) => sectionOf(name, planned))
  .join('\n')}`;

/** Texts of the files, by path from the root. */
async function written(): Promise<ReadonlyMap<string, string>> {
  const plan = Object.fromEntries(schemas.map(({ name, schema }) => [name, schema]));
  const texts = [document(), JSON.stringify(plan)];
  const files = WRITTEN.map(async (path, place): Promise<[string, string]> => {
    const options = await resolveConfig(join(ROOT, path));
    return [path, await format(texts[place]!, { ...options, filepath: path })];
  });
  return new Map(await Promise.all(files));
}

/** Titles of the journeys that measure. */
export const journeys = (): string[] =>
  readdirSync(join(ROOT, 'web/e2e'))
    .filter((name) => /^(measured.*|looked-at|tags)\.spec\.ts$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(ROOT, 'web/e2e', name), 'utf8').matchAll(/^ {2}'((?:\[[\w-]+\] )*)(.+)',$/gm),
    ])
    .map(([, , title = '']) => title.replaceAll("\\'", "'"));

if (import.meta.main) writeOrCheck(await written(), 'npm run codegen');
