import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** By the name of the event; written from the shop's event plan (`npm run codegen`). */
const PLAN = JSON.parse(readFileSync(new URL('gen/plan.json', import.meta.url), 'utf8')) as Record<
  string,
  Parameters<typeof z.fromJSONSchema>[0]
>;
const params = new Map(Object.entries(PLAN).map(([name, schema]) => [name, z.fromJSONSchema(schema)]));

const request = z.strictObject({
  client_id: z.string().min(1),
  non_personalized_ads: z.boolean().optional(),
  events: z.array(z.unknown()).min(1).max(25),
});
const event = z.strictObject({
  name: z.string(),
  timestamp_micros: z.number().int().min(1e15),
  params: z.record(z.string(), z.unknown()),
});

export interface Judged {
  readonly clientId: string;
  readonly event: unknown;
  readonly faults: string[];
}

const faultsOf = (error: z.ZodError | undefined): string[] =>
  error?.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`) ?? [];

/** Each event of a request with what is wrong with it: an event or a field that the plan does not have is wrong too. */
export function judge(body: unknown): Judged[] {
  const asked = request.safeParse(body);
  if (!asked.success) return [{ clientId: '', event: body, faults: faultsOf(asked.error) }];
  const { client_id: clientId, events } = asked.data;
  return events.map((each) => ({ clientId, event: each, faults: faultsIn(each) }));
}

function faultsIn(each: unknown): string[] {
  const sent = event.safeParse(each);
  if (!sent.success) return faultsOf(sent.error);
  const schema = params.get(sent.data.name);
  return schema === undefined
    ? [`name: the plan has no ${sent.data.name}`]
    : faultsOf(schema.safeParse(sent.data.params).error);
}
