import type { Waiting } from '../../domain/payment/waiting.ts';
import type { Application } from './application.ts';

/**
 * What an application waits for that is neither signed nor over. The lender's form is where it is filled in, and where it is signed.
 * @param formUrl where it is, unless the lender's answer says so
 */
export function waitingOf(
  { status: applicationStatus, formUrl: said }: Pick<Application, 'status' | 'formUrl'>,
  formUrl = '',
): Waiting | undefined {
  const url = said === '' ? formUrl : said;
  if (applicationStatus === 'REFERRED')
    return { waitsFor: 'decision', applicationStatus, action: { kind: 'wait' } };
  const waitsFor = AT_THE_FORM[applicationStatus];
  return waitsFor === undefined || url === ''
    ? undefined
    : { waitsFor, applicationStatus, action: { kind: 'redirect', url } };
}

const AT_THE_FORM: Readonly<Partial<Record<Application['status'], 'submission' | 'signature'>>> = {
  ACKNOWLEDGED: 'submission',
  ACCEPTED: 'signature',
};
