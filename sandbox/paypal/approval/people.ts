/** What happens to a payment of a test person. */
export type Behaviour = 'pays' | 'instrument-declined' | 'refused' | 'pending' | 'taken-back';

interface Person {
  readonly payerId: string;
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly says: string;
}

export const PEOPLE: readonly Person[] = [
  { payerId: 'ANNAPAYS00001', name: 'Anna Archer', behaviour: 'pays', says: 'pays' },
  {
    payerId: 'BENDECLINED01',
    name: 'Ben Bowman',
    behaviour: 'instrument-declined',
    says: 'has a card that is declined, and has to choose another',
  },
  { payerId: 'CLEOREFUSED01', name: 'Cleo Clark', behaviour: 'refused', says: 'is refused for good' },
  {
    payerId: 'DORAPENDING01',
    name: 'Dora Dale',
    behaviour: 'pending',
    says: 'is looked at by the vendor first',
  },
  {
    payerId: 'EVANTAKENBACK',
    name: 'Evan East',
    behaviour: 'taken-back',
    says: 'is authorised, and the vendor voids it a moment later',
  },
];

export const personOf = (payerId: string): Person | undefined =>
  PEOPLE.find((person) => person.payerId === payerId);
