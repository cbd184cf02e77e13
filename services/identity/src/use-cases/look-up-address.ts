import { parseLookup } from '../domain/address-lookup/lookup.ts';
import type { AddressLookupItem, LookupQuestion } from '../domain/address-lookup/lookup.ts';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface LookUpAddressPorts extends LimitPorts {
  readonly addressDirectory: {
    /** @returns undefined when it does not answer */
    ask(question: LookupQuestion): Promise<AddressLookupItem[] | undefined>;
  };
}

/** QY-02. @throws InvalidFieldError */
export async function lookUpAddress(
  ports: LookUpAddressPorts,
  caller: Caller,
  input: Parameters<typeof parseLookup>[0],
): Promise<
  | { readonly type: 'Done'; readonly value: AddressLookupItem[] }
  | FailureOf<'TooManyAttemptsError' | 'AddressLookupUnavailable'>
> {
  const question = parseLookup(input);
  return withinLimits(ports, { action: 'addressLookup', caller }, async () => {
    const items = await ports.addressDirectory.ask(question);
    return items === undefined
      ? ({ type: 'AddressLookupUnavailable' } as const)
      : ({ type: 'Done', value: items } as const);
  });
}
