/** The two kinds of appointments, which are booked alike. */
export const KINDS = {
  APPOINTMENT: { path: '/appointments', one: 'appointment', slot: 'cancel-appointment' },
  CONSULTATION: { path: '/consultations', one: 'consultation', slot: 'cancel-consultation' },
} as const;

export type Kind = keyof typeof KINDS;
export type KindPath = (typeof KINDS)[Kind]['path'];

/** What a form says of its kind; an appointment unless it says that it is a consultation. */
export const kindOf = (text: string): Kind => (text === 'CONSULTATION' ? 'CONSULTATION' : 'APPOINTMENT');
