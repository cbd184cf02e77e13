/** ST-06: who the guest said to be, for as long as this browser tab lives. */
export type GuestDetails = {
  isGuest: boolean;
  email: string;
  marketingPreference: { email: boolean; post: boolean; mobile: boolean };
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

/** At order placed, sign-in and sign-out. */
export function clearGuestDetails(session: Storage): void {
  session.removeItem(KEY);
}
