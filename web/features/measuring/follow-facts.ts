import { facts, type Fact } from './facts.ts';

type Teller = (fact: Fact) => void;

let current: Teller | undefined;
/** The newest: without it a later change of the bag has no amounts. */
let bag: Fact | undefined;

/** @param teller is told the bag as it is, what waits, and all facts from now on, in place of the teller before; it never throws */
export function followFacts(teller: Teller): void {
  if (teller === current) return;
  current = teller;
  const waiting = facts.splice(0);
  facts.push = (...more) => {
    more.forEach(pass);
    return 0;
  };
  if (bag !== undefined) teller(bag);
  waiting.forEach(pass);
}

function pass(fact: Fact): void {
  if (fact[0] === 'bag') bag = fact;
  current?.(fact);
}
