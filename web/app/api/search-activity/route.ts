import { createForwarder } from '#features/search-tracker/server/forward-activity.ts';
import { config } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';

let forward: ReturnType<typeof createForwarder> | undefined;

/** IN-04: what a visitor who agreed to statistics looked at, for the search provider. */
export function POST(request: Request): Promise<Response> {
  forward ??= createForwarder({ url: config().searchTrackerUrl, send: fetch, log: logWarning });
  return forward(request);
}
