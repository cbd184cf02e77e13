import 'server-only';
import {
  CancelErasureDocument,
  GetPrivacyCopyDocument,
  GetPrivacyRequestsDocument,
  ReCaptchaRequiredDocument,
  RequestPrivacyAsGuestDocument,
  RequestPrivacyDocument,
  type GetPrivacyRequestsQuery,
} from '#gql/graphql.ts';
import { changeAsShopper, queryAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { refusalOf, toldWithWait, type FormRefusal } from '#lib/told-in-address.ts';
import type { Kind, Told } from '../your-data-href.ts';

export type PrivacyRequest = NonNullable<GetPrivacyRequestsQuery['user']>['privacyRequests'][number];

/** Undefined when the call fails. */
export async function privacyRequests(headers: Headers): Promise<readonly PrivacyRequest[] | undefined> {
  try {
    return (await queryAsShopper(headers, GetPrivacyRequestsDocument, {})).user?.privacyRequests;
  } catch {
    return undefined;
  }
}

/** Whether the password is taken only with an answer to the bot check, as at a sign-in. */
export async function needsBotCheck(headers: Headers): Promise<boolean> {
  try {
    return (await queryAsShopper(headers, ReCaptchaRequiredDocument, { reCaptchaRealm: 'LOGIN' }))
      .reCaptchaRequired;
  } catch {
    return false;
  }
}

const REFUSALS: Readonly<Record<string, Told | 'signIn'>> = {
  SignInRefusedError: 'password',
  TooManyAttemptsError: 'limit',
  ReCaptchaError: 'robot',
  ValidationError: 'fields',
  PrivacyLinkError: 'link',
  SessionExpiredError: 'signIn',
};

function toldBy({ code, retryAfterSeconds }: FormRefusal): Told | 'signIn' {
  const told = REFUSALS[code] ?? 'failed';
  return told === 'limit' ? toldWithWait(told, retryAfterSeconds) : told;
}

async function told(work: () => Promise<Told | 'signIn'>): Promise<Told | 'signIn'> {
  try {
    return await work();
  } catch (error) {
    const answer = toldBy(refusalOf(error));
    if (answer === 'failed') logWarning('A request about data was not kept.', { why: String(error) });
    return answer;
  }
}

export const askAbout = (
  headers: Headers,
  input: { kind: Kind; password: string; reCaptchaToken: string | null },
): Promise<Told | 'signIn'> =>
  told(async () => {
    const { data } = await changeAsShopper(headers, RequestPrivacyDocument, { input });
    const { requestPrivacy: answer } = data;
    return answer.__typename === 'User' ? 'asked' : toldBy(answer);
  });

export const askAsGuest = (headers: Headers, input: { kind: Kind; orderNumber: string; email: string }) =>
  told(async () => {
    await changeAsShopper(headers, RequestPrivacyAsGuestDocument, { input });
    return 'guest';
  });

export const keepData = (headers: Headers, token: string) =>
  told(async () => {
    await changeAsShopper(headers, CancelErasureDocument, { token });
    return 'kept';
  });

/** The copy as a file, or what is told instead. */
export async function copyOf(headers: Headers, token: string, orderNumber: string | null) {
  let copy: { json: string; page: string } | undefined;
  const answer = await told(async () => {
    copy = (await queryAsShopper(headers, GetPrivacyCopyDocument, { token, orderNumber })).privacyCopy;
    return 'asked';
  });
  return copy ?? answer;
}
