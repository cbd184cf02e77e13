/** The two kinds of appointments, which are booked alike. */
export const KINDS = {
  APPOINTMENT: { path: '/appointments', one: 'appointment', slot: 'cancel-appointment' },
  CONSULTATION: { path: '/consultations', one: 'consultation', slot: 'cancel-consultation' },
} as const;

/** The authorised dealer's services, which stand beside no other (ADR 50). */
export const isOfDealer = (serviceKey: string): boolean => serviceKey.startsWith('dealer-');

/** The content slot of one that was given up. */
export const cancelSlot = (kind: Kind, serviceKey: string) =>
  isOfDealer(serviceKey) ? 'dealer-cancel-appointment' : KINDS[kind].slot;

export type Kind = keyof typeof KINDS;
export type KindPath = (typeof KINDS)[Kind]['path'];

/** What a form says of its kind; an appointment unless it says that it is a consultation. */
export const kindOf = (text: string): Kind => (text === 'CONSULTATION' ? 'CONSULTATION' : 'APPOINTMENT');
