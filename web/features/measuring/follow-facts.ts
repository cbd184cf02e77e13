import { facts, type Fact } from './facts.ts';

/** @param teller is told what waits, and all facts from now on, in place of the teller before; it never throws */
export function followFacts(teller: (fact: Fact) => void): void {
  const waiting = facts.splice(0);
  facts.push = (...more) => {
    more.forEach(teller);
    return 0;
  };
  waiting.forEach(teller);
}
