import { Code, ConnectError, createClient } from '@connectrpc/connect';
import type { Client, Interceptor } from '@connectrpc/connect';
import { MarketingService } from '@loupe/contracts/identity/marketing-service';
import { DependencyDownError } from '@loupe/messaging/errors';
import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { Instances } from '@loupe/outgoing/instances';
import { probeReady } from '@loupe/outgoing/probe-ready';
import { rpcTransport } from '@loupe/outgoing/rpc-transport';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { traceCalls } from '@loupe/subgraph-server/rpc-trace';
import type { TellGuestPreferencePorts } from '../../use-cases/tell-guest-preference.ts';

export interface MarketingClientOptions {
  /** Origins of identity: one per instance, or a name that DNS resolves to the instances. */
  readonly urls: readonly string[];
  /** Signs each call as this service. */
  readonly signCalls: Interceptor;
}

/** Tells identity by RPC. The call may be repeated on another instance: the same order says the same. */
export function marketingClient({
  urls,
  signCalls,
}: MarketingClientOptions): TellGuestPreferencePorts['marketing'] {
  const open = (address: InstanceAddress): Client<typeof MarketingService> =>
    createClient(
      MarketingService,
      rpcTransport(address, {
        interceptors: [traceCalls, signCalls],
        limits: TIME_OUTS.takeGuestPreference,
      }),
    );
  const instances = new Instances({
    urls,
    open,
    openMs: TIME_OUTS.takeGuestPreference.openMs,
    probe: (_client, signal, address) => probeReady(address, signal),
    wasNotSent: () => false,
    isFailure: (error) => ConnectError.from(error).code !== Code.InvalidArgument,
  });
  return {
    async tell(preference) {
      try {
        await instances.call(
          (client) => client.takeGuestPreference({ ...preference, types: [...preference.types] }),
          {
            isRepeatable: true,
          },
        );
      } catch (error) {
        const { code } = ConnectError.from(error);
        if (code === Code.InvalidArgument) throw error;
        throw new DependencyDownError('identity did not take a preference.', { cause: error });
      }
    },
  };
}
