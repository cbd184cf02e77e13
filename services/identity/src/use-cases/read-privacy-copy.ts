import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { PrivacyFile } from '../domain/privacy/privacy-request.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface ReadPrivacyCopyPorts extends LimitPorts {
  readonly privacy: {
    findCopy(site: string, token: string, customerId: string): Promise<PrivacyFile | undefined>;
    findGuestCopy(site: string, token: string, orderNumber: string): Promise<PrivacyFile | undefined>;
  };
}

interface CopyLink {
  readonly token: string;
  /** Of a guest. */
  readonly orderNumber?: string | null;
}

type Copied =
  | { readonly type: 'Done'; readonly value: PrivacyFile }
  | FailureOf<'PrivacyLinkError' | 'TooManyAttemptsError'>;

/** The link alone opens nothing: the customer is signed in, too, and a guest says the order's number again. */
export const readPrivacyCopy = (
  ports: ReadPrivacyCopyPorts,
  caller: Caller,
  link: CopyLink,
): Promise<Copied> =>
  withinLimits(ports, { action: 'privacyLink', caller }, async (): Promise<Copied> => {
    const value = await find(ports, caller, link);
    return value === undefined ? { type: 'PrivacyLinkError' } : { type: 'Done', value };
  });

async function find({ privacy }: ReadPrivacyCopyPorts, caller: Caller, { token, orderNumber }: CopyLink) {
  const { site, customerId } = caller;
  if (orderNumber) return privacy.findGuestCopy(site, token, orderNumber);
  return customerId === null ? undefined : privacy.findCopy(site, token, customerId);
}
