import { z } from 'zod';
import { answerOf } from '../../../sandbox/v12/applications/answer.ts';
import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import { Refusal, refused } from '../../../sandbox/v12/applications/refusal.ts';
import { submissionOf } from '../../../sandbox/v12/applications/submission.ts';
import { update } from '../../../sandbox/v12/applications/update.ts';
import type { LenderCall, Transport } from '../../../services/payments-finance/src/adapters/v12/transport.ts';
import type { VendorReply } from '../../../services/payments-finance/src/adapters/vendor/request-once.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { callProvider } from './call-provider.ts';
import type { LenderBook } from './lender-book.ts';

const FAILURES = {
  'no-answer': { kind: 'no-answer', cause: undefined },
  'not-sent': { kind: 'not-sent', cause: undefined },
} as const;
const PAGES = 'https://lender.example';
/** The share of answers that say nothing, while there are failures. */
const RUBBISH = 0.03;

const asked = z.object({
  ApplicationId: z.coerce.number().int(),
  RefundAmount: z.coerce.number().optional(),
});
/** An answer, as far as it says that an application is signed. */
const signed = z.object({
  ApplicationId: z.coerce.number().int(),
  Status: z.literal(STATUS.awaitingFulfilment),
});

/** The lender's API, as the production adapter calls it, for one run of a process: answered as by the sandbox lender. */
export function lenderTransport(processRun: ProcessRun, book: LenderBook): Transport {
  const { random, faults } = processRun.world;
  return {
    call: async ({ operation, body, timeoutMs }) => {
      const within = Math.max(1, Math.floor(timeoutMs));
      const work = (): Promise<VendorReply> => answer(book, operation, body);
      const reply = await callProvider<VendorReply | Promise<VendorReply>>(
        processRun,
        `lender.${operation}`,
        within,
        work,
        FAILURES,
      );
      if (reply.kind === 'reply' && !faults.healed && random.chance(RUBBISH)) {
        faults.disturb();
        return { kind: 'reply', status: 200, text: '<html>Please come back later</html>' };
      }
      const told = signed.safeParse(reply.kind === 'reply' ? JSON.parse(reply.text) : undefined);
      if (told.success) book.signatureTold(told.data.ApplicationId);
      return reply;
    },
    read: () => Promise.reject(new Error('Not part of a payment.')),
    room: () => Infinity,
    close: async () => {},
  };
}

async function answer(
  book: LenderBook,
  operation: LenderCall['operation'],
  body: object,
): Promise<VendorReply> {
  const text = await carryOut(book, operation, body).catch((error: unknown) => {
    if (error instanceof Refusal) return refused(error.code, error.message);
    throw error;
  });
  return { kind: 'reply', status: 200, text: JSON.stringify(text) };
}

async function carryOut(book: LenderBook, operation: LenderCall['operation'], body: object): Promise<object> {
  const named = () => asked.parse(body);
  switch (operation) {
    case 'SubmitApplication':
      return answerOf(await book.submit(submissionOf(body)), PAGES);
    case 'CheckApplicationStatus':
      return answerOf(book.read(named().ApplicationId), PAGES);
    case 'UpdateApplication': {
      const { ApplicationId, RefundAmount } = named();
      if (RefundAmount !== undefined)
        book.refundAsked(book.read(ApplicationId), Math.round(RefundAmount * 100));
      return answerOf(await update(body, book), PAGES);
    }
    case 'GetRetailerFinanceProducts':
      throw new Error('The simulation has read the products.');
  }
}

/** The application whose form this is. */
export const guidOf = (formUrl: string): string => formUrl.slice(`${PAGES}/apply/`.length);
