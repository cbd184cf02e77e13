import type { TokenOwner } from '../domain/payment/payer.ts';
import type { DetailsRefusal, PlannedTender } from './ports/planned-tender.ts';
import { ProviderUnavailableError, providerOf } from './ports/providers.ts';
import type { Verifiers } from './ports/providers.ts';
import type { TenderDetails, VerifiedTender } from './ports/tender-provider.ts';

export type Verified =
  | { readonly kind: 'verified'; readonly tenders: readonly VerifiedTender[] }
  | { readonly kind: 'refused'; readonly refusal: DetailsRefusal | 'unavailable' };

/** Tenders verified before are not verified again. The first one that is refused ends it. */
export async function verifyTenders(
  plan: readonly PlannedTender[],
  owner: TokenOwner,
  timeoutMs: number,
  providers: Verifiers,
): Promise<Verified> {
  const tenders: VerifiedTender[] = [];
  try {
    for (const { details, verified } of plan) {
      const provider = providerOf(providers, details.method);
      const tender = verified ?? (await provider.verify(details, owner, timeoutMs));
      if (tender === undefined) return { kind: 'refused', refusal: refusalOf(details) };
      tenders.push(tender);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    return { kind: 'refused', refusal: 'unavailable' };
  }
  return { kind: 'verified', tenders };
}

export const refusalOf = (details: TenderDetails): DetailsRefusal =>
  'giftCardId' in details ? 'gift-card' : 'token';
