import { createBreaker } from '@loupe/outgoing/breaker';
import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import type { AddressLookupItem, LookupQuestion } from '../../domain/address-lookup/lookup.ts';
import {
  completed,
  isOurFault,
  itemsOf,
  LoqateError,
  Offered,
  offered,
  Retrieved,
  vendorId,
} from './loqate-wire.ts';

const { timeoutMs, openMs } = TIME_OUTS.addressLookup;

export interface LoqateOptions {
  /** Base URL of the vendor, without a trailing slash. */
  readonly url: string;
  /** The current key. */
  readonly key: () => string;
  readonly logger: Logger;
}

/** Loqate Capture: Find offers, Retrieve completes (https://docs.loqate.com/api-reference/address-capture). */
export function loqateClient({ url, key, logger }: LoqateOptions) {
  const breaker = createBreaker({ openMs, isFailure: (error) => !(error instanceof LoqateError) });

  async function get(path: string, parameters: Readonly<Record<string, string>>): Promise<unknown> {
    const query = new URLSearchParams({ Key: key(), ...parameters });
    const response = await fetch(`${url}/Capture/Interactive/${path}/json3.ws?${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new HTTPError(response.status, 'The address lookup');
    return response.json();
  }

  async function find(parameters: Readonly<Record<string, string>>): Promise<AddressLookupItem[]> {
    const answer = await get('Find/v1.10', { Limit: '10', Language: 'en', ...parameters });
    return itemsOf(answer, Offered).map(offered);
  }

  async function retrieve(id: string): Promise<AddressLookupItem[]> {
    const answer = await get('Retrieve/v1.20', { Id: id });
    return itemsOf(answer, Retrieved).slice(0, 1).map(completed);
  }

  async function answerTo(question: LookupQuestion): Promise<AddressLookupItem[]> {
    const { country: Countries } = question;
    if (question.kind === 'search') return find({ Text: question.term, Countries });
    const choice = vendorId(question.id);
    if (choice === undefined) return [];
    return choice.isAddress ? retrieve(choice.id) : find({ Container: choice.id, Countries });
  }

  return {
    /** Empty for an id that is no longer valid. @returns undefined when the vendor does not answer or refuses our key */
    async ask(question: LookupQuestion): Promise<AddressLookupItem[] | undefined> {
      try {
        return await inSpan(`loqate ${question.kind}`, { kind: 'client' }, () =>
          breaker.run(() => answerTo(question)),
        );
      } catch (error) {
        if (error instanceof LoqateError && !isOurFault(error)) return [];
        logger.error({ err: error }, 'address lookup unavailable');
        return undefined;
      }
    },
  };
}
