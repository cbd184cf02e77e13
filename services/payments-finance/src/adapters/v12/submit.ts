import type { Logger } from '@loupe/telemetry/logger';
import type { Preparation, TenderOrder } from '../../use-cases/ports/tender-provider.ts';
import { applicationIn } from './application.ts';
import { linesOf, submissionBody } from './submission.ts';
import type { Transport } from './transport.ts';

interface Dependencies {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly logger: Logger;
}

const FORM_MS = 30 * 86_400_000;

/**
 * SubmitApplication: begins an application, which lends nothing before it is signed. One whose answer is lost is known to nobody who
 * could fill it in; the lender tells us its id, and it is cancelled by that.
 */
export async function submit(
  order: Pick<
    TenderOrder,
    'amount' | 'reference' | 'merchantTransactionId' | 'billTo' | 'verified' | 'content' | 'browser'
  >,
  timeoutMs: number,
  { transport, now, logger }: Dependencies,
): Promise<Exclude<Preparation, { kind: 'ready' }>> {
  const { content, browser, reference, amount } = order;
  const isWhole = content !== undefined && linesOf(content).cashPrice >= amount.minorUnits;
  if (!isWhole || browser === undefined || amount.currency !== 'GBP')
    return { kind: 'declined', reason: 'authentication-required' };
  const read = applicationIn(
    await transport.call({
      operation: 'SubmitApplication',
      body: submissionBody({ ...order, ipAddress: browser.ipAddress }, content),
      timeoutMs,
    }),
  );
  if (read.kind !== 'read' || read.application.formUrl === '') {
    logger.error({ reference, answer: read.kind === 'refused' ? read.code : read.kind }, 'no application');
    return { kind: 'declined', reason: 'provider-unavailable', applicationStatus: 'ERROR' };
  }
  const { id, formUrl, status: applicationStatus } = read.application;
  return {
    kind: 'action',
    action: { kind: 'redirect', url: formUrl },
    continuation: { applicationId: id, formUrl },
    validUntil: new Date(now().getTime() + FORM_MS),
    begun: id,
    standing: { waitsFor: 'submission', applicationStatus },
  };
}
