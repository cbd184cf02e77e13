/** ST-06: guest details, stored for the lifetime of this browser tab. */
export type GuestDetails = {
  isGuest: boolean;
  email: string;
  /** With the version of the sentence that was read. */
  marketingPreference: { email: boolean; post: boolean; mobile: boolean; textVersion?: number };
};

const KEY = 'guestDetails';

export function saveGuestDetails(session: Storage, details: GuestDetails): void {
  session.setItem(KEY, JSON.stringify(details));
}

export function readGuestDetails(session: Storage): GuestDetails | undefined {
  const stored = session.getItem(KEY);
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored) as GuestDetails;
  } catch {
    return undefined;
  }
}

/** Called when an order is placed, at sign-in and at sign-out. */
export function clearGuestDetails(session: Storage): void {
  session.removeItem(KEY);
}
