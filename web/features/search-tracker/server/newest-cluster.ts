import * as z from 'zod/mini';

/** By the id of an algorithm: the visitor's cluster, by when its clusters were made (milliseconds since the epoch). */
const Clusters = z.record(z.string(), z.record(z.string().check(z.regex(/^\d{1,16}$/)), z.int()));
const Answer = z.object({
  profiles: z.record(z.string(), z.object({ clusters: z.optional(Clusters) })),
});

/**
 * The cluster of a visitor in the collector's answer: the number that was made last, and of those the highest. Clusters are made again and again
 * with numbers of their own, so that a higher number of an older time is another group.
 * @returns null for a visitor in none, and for anything but the collector's answer
 */
export function newestCluster(body: unknown): number | null {
  const profiles = Object.values(Answer.safeParse(body).data?.profiles ?? {});
  const found = profiles
    .flatMap(({ clusters }) => Object.values(clusters ?? {}))
    .flatMap((byTime) => Object.entries(byTime))
    .map(([madeAt, cluster]) => ({ madeAt: Number(madeAt), cluster }))
    .toSorted((one, other) => other.madeAt - one.madeAt || other.cluster - one.cluster);
  return found[0]?.cluster ?? null;
}
