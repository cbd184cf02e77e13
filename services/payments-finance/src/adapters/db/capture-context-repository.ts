import type { PrismaClient } from './prisma-client.ts';
import type { CaptureContextStore } from '../../use-cases/issue-capture-context.ts';
import type { SessionKey } from '../../use-cases/card-provider.ts';

/** A token can be issued until its context expires, and is itself valid for 15 minutes. */
const KEPT_MS = 60 * 60_000;

export interface CaptureContextRepository extends CaptureContextStore {
  /** Deletes the contexts that no valid token can refer to. @returns how many */
  purge(now: Date): Promise<number>;
}

export function captureContextRepository(prisma: PrismaClient): CaptureContextRepository {
  return {
    async add({ kid, jti, key, expiresAt }, { cartId, ownerKey, site }) {
      await prisma.captureContext.create({
        data: { kid, jti, jwk: { ...key }, expiresAt, cartId, ownerKey, site },
        select: { kid: true },
      });
    },
    async keyOf(kid, { cartId, ownerKey, site }) {
      const context = await prisma.captureContext.findFirst({
        where: { kid, cartId, ownerKey, site },
        select: { jwk: true },
      });
      return context === null ? undefined : (context.jwk as unknown as SessionKey);
    },
    async purge(now) {
      const { count } = await prisma.captureContext.deleteMany({
        where: { expiresAt: { lt: new Date(now.getTime() - KEPT_MS) } },
      });
      return count;
    },
  };
}
