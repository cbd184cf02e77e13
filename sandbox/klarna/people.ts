/** What the vendor decides about a test person. */
export type Behaviour = 'pays' | 'denied' | 'fixable' | 'finalizes' | 'pending';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly behaviour: Behaviour;
  /** The part of an e-mail address before the @ that stands for this person, as at the vendor's playground. */
  readonly mark: string | undefined;
  /** How the vendor says that they pay. */
  readonly pays: {
    readonly type: string;
    readonly number_of_days?: number;
    readonly number_of_installments?: number;
  };
  readonly says: string;
}

export const PEOPLE: readonly Person[] = [
  {
    id: 'alma',
    name: 'Alma Adams',
    behaviour: 'pays',
    mark: undefined,
    pays: { type: 'slice_it_by_card', number_of_installments: 3 },
    says: 'pays in 3 instalments',
  },
  {
    id: 'ivo',
    name: 'Ivo Ingram',
    behaviour: 'pays',
    mark: '+invoice',
    pays: { type: 'invoice', number_of_days: 30 },
    says: 'pays in 30 days',
  },
  {
    id: 'cara',
    name: 'Cara Cole',
    behaviour: 'fixable',
    mark: '+fixable',
    pays: { type: 'invoice' },
    says: 'is not approved this time, and may try again',
  },
  {
    id: 'dev',
    name: 'Dev Dalal',
    behaviour: 'denied',
    mark: '+denied',
    pays: { type: 'invoice' },
    says: 'is refused for good',
  },
  {
    id: 'finn',
    name: 'Finn Ford',
    behaviour: 'finalizes',
    mark: '+finalize',
    pays: { type: 'pay_later_by_card', number_of_days: 30 },
    says: 'is approved once the shop has finalised',
  },
  {
    id: 'petra',
    name: 'Petra Pike',
    behaviour: 'pending',
    mark: '+pending',
    pays: { type: 'fixed_sum_credit', number_of_installments: 12 },
    says: 'is looked at by the vendor after the purchase',
  },
];

/** The first person pays. */
export const personOf = (id: string | undefined): Person =>
  PEOPLE.find((person) => person.id === id) ?? (PEOPLE[0] as Person);

/** Whom an e-mail address stands for. */
export const personByEmail = (email: string): Person =>
  PEOPLE.find(({ mark }) => mark !== undefined && email.split('@')[0]?.includes(mark)) ??
  (PEOPLE[0] as Person);
