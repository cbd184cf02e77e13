import { countViewed } from '#features/recommendations/server/count-viewed.ts';

/** QY-09: two products that were looked at one after the other. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await countViewed(request), headers: { 'cache-control': 'no-store' } });
}
