import { request } from 'undici';

export interface Pieces {
  readonly sku: string;
  readonly quantity: number;
}

/** A fault of the warehouse's messages; sandbox/fulfilment/faults.ts lists the kinds. */
export type WarehouseFault = Readonly<Record<string, string | number | boolean>> & { readonly next: number };

/** The warehouse, driven by the sandbox's control API. */
export interface Warehouse {
  /** @returns false while the warehouse does not have the order, or if the action is not possible now */
  act(orderNumber: string, action: string, asked?: object): Promise<boolean>;
  linesOf(orderNumber: string): Promise<readonly Pieces[]>;
  inject(fault: WarehouseFault): Promise<void>;
  heal(): Promise<void>;
  /** Sends the shop a valid, signed message about something that did not happen. */
  tell(body: object): Promise<void>;
  messages(): Promise<readonly WarehouseMessage[]>;
}

export interface WarehouseMessage {
  readonly id: string;
  readonly deliveredAt?: string;
  readonly attempts: readonly { readonly at: string; readonly result: number | string }[];
}

export function warehouseAt(origin: string): Warehouse {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const reply = await request(`${origin}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: reply.statusCode, json: (await reply.body.json()) as Record<string, unknown> };
  };
  return {
    async act(orderNumber, action, asked = {}) {
      const { status } = await call('POST', `/orders/${orderNumber}/${action}`, asked);
      return status === 200;
    },
    async linesOf(orderNumber) {
      const { status, json } = await call('GET', `/orders/${orderNumber}`);
      return status === 200 ? (json['sheet'] as { lines: Pieces[] }).lines : [];
    },
    async inject(fault) {
      const { status, json } = await call('POST', '/faults', fault);
      if (status !== 200) throw new Error(`the warehouse rejected the fault: ${JSON.stringify(json)}`);
    },
    heal: async () => void (await call('DELETE', '/faults')),
    tell: async (body) => void (await call('POST', '/webhooks', { body })),
    messages: async () => (await call('GET', '/webhooks')).json['messages'] as WarehouseMessage[],
  };
}
