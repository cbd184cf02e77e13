import { createForwarder } from '#features/search-tracker/server/forward-activity.ts';
import { isPreview } from '#features/preview/server/preview-of.ts';
import { config } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';

let forward: ReturnType<typeof createForwarder> | undefined;

/** IN-04: what a visitor did who agrees to experience, for the search provider. */
export function POST(request: Request): Promise<Response> {
  forward ??= createForwarder({
    url: config().searchTrackerUrl,
    now: Date.now,
    isPreview,
    send: fetch,
    log: logWarning,
  });
  return forward(request);
}
