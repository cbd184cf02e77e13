import type { LaterHandlers } from '@loupe/database/run-later';
import { TRUE_IN } from '../domain/price-promise/mails-of.ts';
import type { PromiseMail } from '../domain/price-promise/mails-of.ts';
import { isOpen } from '../domain/price-promise/price-promise.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import type { LaterKinds } from '../domain/reservation/later-kinds.ts';
import type { ReservationLinks } from './linked-reservation.ts';
import { NOTICE } from './send-reservation-email.ts';

export interface SendPromiseEmailPorts {
  readonly pricePromises: { find(id: string): Promise<PricePromise | null> };
  readonly promiseLinks: ReservationLinks;
  readonly promiseMail: {
    /** @throws MailRefusedError, MailUnavailableError */
    send(
      mail: PromiseMail,
      jobId: string,
      facts: { readonly promise: PricePromise; readonly token: string },
    ): Promise<void>;
  };
}

/** Send the stored e-mails. What a request is when the e-mail leaves decides whether it is still true. */
export const promiseEmailHandlers = (
  ports: SendPromiseEmailPorts,
): Pick<LaterHandlers<LaterKinds>, 'price-promise-email'> => ({
  'price-promise-email': {
    policy: NOTICE,
    run: async ({ mail, promiseId }, jobId) => {
      const promise = await ports.pricePromises.find(promiseId);
      if (promise === null || !isTrue(mail, promise)) return;
      const { id, linkEpoch: epoch } = promise;
      await ports.promiseMail.send(mail, jobId, { promise, token: ports.promiseLinks.make({ id, epoch }) });
    },
  },
});

function isTrue(mail: PromiseMail, promise: PricePromise): boolean {
  if (promise.email === '' || promise.state !== TRUE_IN[mail]) return false;
  if (mail === 'withdrawn') return promise.withdrawnAt !== null;
  return mail !== 'approved' || isOpen(promise);
}
