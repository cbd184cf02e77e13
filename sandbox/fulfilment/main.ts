import { createServer } from 'node:http';
import { join } from 'node:path';
import { openKeys } from '../keys.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createFaults } from './faults.ts';
import { openStore } from './orders/store.ts';
import { startSchedule } from './schedule.ts';
import { createSender } from './sending/sender.ts';
import { createWarehouse } from './warehouse.ts';

const config = readConfig();
const now = () => new Date();
const keys = openKeys(config.KEYS_FILE, 'fulfilment');
const store = await openStore(join(config.DATA_DIR, 'warehouse.jsonl'), now);
const faults = createFaults();
const sender = createSender({
  url: config.WEBHOOK_URL,
  keys,
  now,
  onDelivered: (id) => store.delivered(id),
});
const trackingUrl = (shipmentId: string) => `http://localhost:${config.PORT}/parcels/${shipmentId}`;
const warehouse = createWarehouse({ store, sender, faults, trackingUrl, now });
const server = createServer(createApp({ store, warehouse, sender, faults, keys, now }));

server.listen(config.PORT, () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', port: config.PORT })),
);
await warehouse.resume();
const schedule = startSchedule({ store, warehouse, now }, config.SHIP_AFTER_SECONDS);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    schedule.stop();
    sender.drop();
    server.close(() => void store.close().then(() => process.exit(0)));
    server.closeAllConnections(); // calls that hang as injected faults would keep it open
  });
}
