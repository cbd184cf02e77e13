import { randomInt } from 'node:crypto';
import { newPromiseCode } from '../../../src/domain/reservation/new-number.ts';
import { servePricePromise } from '../../../src/use-cases/serve-price-promise.ts';
import type { Decision } from '../../../src/use-cases/serve-price-promise.ts';
import type { Visitor } from './reservations.ts';
import { SKU } from './reservations.ts';
import type { TestStores } from './stores.ts';

const FIELDS = `pricePromiseNumber status reason sku productName ourPrice theirPrice shop email answersBy isLate agreedPrice code
  lastDay isUsed`;

export interface ShownPromise {
  readonly pricePromiseNumber: string;
  readonly status: string;
  readonly reason: string | null;
  readonly ourPrice: number;
  readonly theirPrice: number;
  readonly answersBy: string;
  readonly isLate: boolean;
  readonly agreedPrice: number | null;
  readonly code: string | null;
  readonly lastDay: string | null;
  readonly isUsed: boolean;
}

export interface AskAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly pricePromiseNumber?: string;
  readonly pricePromise?: ShownPromise;
}

/** What a visitor and those who judge prices can do with the service. Our price is £1,250. */
export function pricePromisesOf(service: TestStores) {
  const ask = async (visitor: Visitor, input: object = {}): Promise<AskAnswer> => {
    const { data, errors } = await service.ask<{ done: AskAnswer }>(
      `mutation ($input: RequestPricePromiseInput!) { done: requestPricePromise(input: $input) { __typename
        ... on PricePromiseRequested { pricePromiseNumber pricePromise { ${FIELDS} } }
        ... on Failure { code message } ... on ValidationError { field } ... on PricePromiseExcludedError { reason } } }`,
      {
        input: {
          sku: SKU,
          theirPrice: 119_500,
          shop: 'Hartwell & Co',
          name: 'Ada Byron',
          email: visitor.email,
          ...input,
        },
      },
      visitor.actor,
      visitor.ip,
    );
    if (errors !== undefined) throw new Error(errors[0]!.message);
    return data.done;
  };
  return {
    ask,
    /** @returns its number */
    async asked(visitor: Visitor, input: object = {}): Promise<string> {
      const answer = await ask(visitor, input);
      if (answer.pricePromiseNumber === undefined) throw new Error(answer.code);
      return answer.pricePromiseNumber;
    },
    find: async (visitor: Visitor, input: object): Promise<ShownPromise | null> =>
      (
        await service.ask<{ pricePromise: ShownPromise | null }>(
          `query ($input: PricePromiseInput!) { pricePromise(input: $input) { ${FIELDS} } }`,
          { input },
          visitor.actor,
          visitor.ip,
        )
      ).data.pricePromise,
    offer: async (sku: string) =>
      (
        await service.ask<{ pricePromiseOffer: Readonly<Record<string, unknown>> | null }>(
          `query ($sku: ID!) { pricePromiseOffer(sku: $sku) { sku price exclusion answersBy reCaptchaAction } }`,
          { sku },
        )
      ).data.pricePromiseOffer,
    decide: (number: string, decision: Decision, by = 'Grace') =>
      servePricePromise(
        { ...service.ports, newPromiseCode: () => newPromiseCode(randomInt) },
        number,
        decision,
        by,
      ),
  };
}
