import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { lookupOf, type InstanceAddress } from './addresses.ts';

/** As node:http's own agent keeps them. */
const KEPT = { keepAlive: true, scheduling: 'lifo', timeout: 5_000 } as const;

/** Connections to one instance. An agent for several would take them for each other: it tells connections apart by name. */
export function agentOf(address: InstanceAddress): HttpAgent {
  const options = { ...KEPT, lookup: lookupOf(address) };
  return address.url.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
}
