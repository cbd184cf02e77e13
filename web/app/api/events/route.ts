import { eventPorts } from '#features/measuring/server/event-ports.ts';
import { createEventForwarder } from '#features/measuring/server/forward-events.ts';
import { isPreview } from '#features/preview/server/preview-of.ts';

let forward: ReturnType<typeof createEventForwarder> | undefined;

/** What pages measured of visitors who agree to statistics (docs/analytics.md). */
export async function POST(request: Request): Promise<Response> {
  forward ??= createEventForwarder(eventPorts(isPreview));
  const status = await forward(request);
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });
}
