import { thisProcess } from '#lib/this-process.ts';

/** Browsers report here what a page's content security policy has blocked. */
export async function POST(request: Request): Promise<Response> {
  const status = await thisProcess().policyReports.receive(request);
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
