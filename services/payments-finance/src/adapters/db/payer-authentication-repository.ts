import type { SetUpStore } from '../../use-cases/authentication-ports.ts';
import type { PrismaClient } from './prisma-client.ts';

export interface PayerAuthenticationRepository extends SetUpStore {
  /** Deletes the set-ups of expired tokens. @returns how many */
  purge(now: Date): Promise<number>;
}

export function payerAuthenticationRepository(prisma: PrismaClient): PayerAuthenticationRepository {
  return {
    async add({ tokenId, referenceId, expiresAt, owner: { cartId, ownerKey, site } }) {
      await prisma.payerAuthentication.upsert({
        where: { tokenId },
        create: { tokenId, referenceId, expiresAt, cartId, ownerKey, site },
        update: { referenceId, expiresAt },
        select: { tokenId: true },
      });
    },
    async purge(now) {
      const { count } = await prisma.payerAuthentication.deleteMany({ where: { expiresAt: { lt: now } } });
      return count;
    },
  };
}
