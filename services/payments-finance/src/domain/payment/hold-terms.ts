/** How long a provider holds money, and what can be done before the end. Data of a provider. */
export interface HoldTerms {
  /** Days from an authorisation of the shopper. */
  readonly heldFor: DaysByScheme;
  /** `extend`: the same authorisation lasts longer; `again`: a new one takes its place. */
  readonly renew: 'never' | 'extend' | 'again';
  /** Days of a renewed hold, where they differ. */
  readonly renewedFor?: DaysByScheme;
  /** Days after the first authorisation during which it can be renewed. */
  readonly renewableDays?: number;
  /** The provider renews it only once it has ended, so that for a moment nothing is held. */
  readonly afterItsEnd?: boolean;
  /** How often; undefined: as often as its days allow. */
  readonly most?: number;
  /** It is renewed with a token of the card, which the first authorisation has to ask for. */
  readonly byStoredCard?: boolean;
}

interface DaysByScheme {
  /** By the name of a card's scheme. */
  readonly schemes?: Readonly<Record<string, number>>;
  readonly others: number;
}

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1_000;
/** A hold is renewed this long before it ends. */
export const RENEWED_AHEAD_SECONDS = DAY_SECONDS;

/** Seconds; undefined for a provider that states no end. */
export function holdSeconds(
  terms: HoldTerms | undefined,
  scheme: string,
  isRenewed = false,
): number | undefined {
  if (terms === undefined) return undefined;
  const { schemes, others } = isRenewed ? (terms.renewedFor ?? terms.heldFor) : terms.heldFor;
  return (schemes?.[scheme] ?? others) * DAY_SECONDS;
}

/**
 * Whether the first authorisation has to ask for a token of the card: the hold ends before the end of the promised day.
 * @param promisedDay YYYY-MM-DD; undefined: not known
 */
export function storesCard(
  terms: HoldTerms | undefined,
  { scheme, promisedDay }: { readonly scheme: string; readonly promisedDay: string | undefined },
  now: Date,
): boolean {
  const seconds = holdSeconds(terms, scheme);
  if (terms?.byStoredCard !== true || terms.renew === 'never') return false;
  if (seconds === undefined || promisedDay === undefined) return false;
  return now.getTime() + seconds * 1_000 < Date.parse(`${promisedDay}T00:00:00Z`) + DAY_MS;
}

/** Whether that may be so, before the scheme of the card is known. */
export const mayStoreCard = (
  terms: HoldTerms | undefined,
  promisedDay: string | undefined,
  now: Date,
): boolean =>
  ['', ...Object.keys(terms?.heldFor.schemes ?? {})].some((scheme) =>
    storesCard(terms, { scheme, promisedDay }, now),
  );

/** A hold that comes to its end, read under the lock on its payment. */
export interface EndingHold {
  /** Of a payment that is authorised, and neither captured nor voided, in minor units. */
  readonly open: number;
  readonly heldUntil: Date;
  readonly firstHeldAt: Date;
  readonly hasStoredCard: boolean;
  /** The number of its renewals. */
  readonly renewals?: number;
  /** No further movement of the order will come: nothing leaves that it would pay for. */
  readonly lastMovementKnown: boolean;
}

export type HoldVerdict =
  /** Nothing depends on it any more. */
  | 'leave'
  | 'renew'
  /** It cannot be renewed: it is looked at again at its end. */
  | 'await-end'
  /** The provider renews it when it has ended, not before. */
  | 'await-renewal'
  | 'ended'
  /** It has ended, and is renewed all the same: nobody looked at it in time, or it cannot be renewed before. */
  | 'renew-late';

export function judgeHold(hold: EndingHold, terms: HoldTerms | undefined, now: Date): HoldVerdict {
  if (hold.open === 0 || hold.lastMovementKnown) return 'leave';
  const renewable = isRenewable(hold, terms, now);
  if (hold.heldUntil <= now) return renewable ? 'renew-late' : 'ended';
  if (renewable && terms?.afterItsEnd) return 'await-renewal';
  return renewable ? 'renew' : 'await-end';
}

function isRenewable(
  { firstHeldAt, hasStoredCard, renewals = 0 }: EndingHold,
  terms: HoldTerms | undefined,
  now: Date,
): boolean {
  if (terms === undefined || terms.renew === 'never') return false;
  const { renewableDays = Infinity, byStoredCard = false, most = Infinity } = terms;
  if (renewals >= most) return false;
  return now.getTime() < firstHeldAt.getTime() + renewableDays * DAY_MS && (hasStoredCard || !byStoredCard);
}
