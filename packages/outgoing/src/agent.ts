import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { lookupOf, type InstanceAddress } from './addresses.ts';

/** The settings of node:http's own agent. */
const KEPT = { keepAlive: true, scheduling: 'lifo', timeout: 5_000 } as const;

/** Connections to one instance. An agent for several would mix them up, since it pools connections by host name. */
export function agentOf(address: InstanceAddress): HttpAgent {
  const options = { ...KEPT, lookup: lookupOf(address) };
  return address.url.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
}
