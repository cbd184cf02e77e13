import 'server-only';
import { MinuteSums } from '@loupe/messaging/minute-sums';
import { RecordCountsDocument } from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';

const EVERY_MS = 5_000;

/** The sums of this process, by shop: sent every few seconds, and before it stops. */
export function startSums(): Readonly<Record<SiteKey, Pick<MinuteSums, 'add'>>> {
  const sums = Object.fromEntries(
    Object.values(SITES).map(({ key }) => [key, new MinuteSums({ now: Date.now, send: sendOf(key) })]),
  ) as Record<SiteKey, MinuteSums>;
  const flush = oneWarning(() => Promise.all(Object.values(sums).map((one) => one.flush())));
  setInterval(flush, EVERY_MS).unref();
  process.once('SIGTERM', flush);
  return sums;
}

const sendOf =
  (site: SiteKey): ConstructorParameters<typeof MinuteSums>[0]['send'] =>
  async ({ id, sums }) => {
    const batch = { id, sums: sums.map((sum) => ({ ...sum, minute: sum.minute.toISOString() })) };
    const { recordCounts } = await queryGateway(site, RecordCountsDocument, { batch });
    // A batch that is refused is refused again.
    if (!recordCounts) logWarning('Counts of visits were refused.', { site, sums: sums.length });
  };

/** What is not sent is sent again, so one line says that it has begun to fail. */
function oneWarning(work: () => Promise<unknown>): () => void {
  let isFailing = false;
  return () =>
    void work().then(
      () => (isFailing = false),
      (error: unknown) => {
        if (!isFailing) logWarning('Counts of visits are not sent; they are kept.', { why: String(error) });
        isFailing = true;
      },
    );
}
