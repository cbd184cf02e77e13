import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openMailbox } from './mailbox.ts';
import { smtpServer } from './smtp.ts';

const config = readConfig();
const mailbox = await openMailbox(config.DATA_DIR, () => new Date());
const smtp = smtpServer(mailbox).listen(config.SMTP_PORT, '127.0.0.1');
const http = createServer(createApp(mailbox)).listen(config.PORT, () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', port: config.PORT, smtp: config.SMTP_PORT })),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    http.close();
    http.closeAllConnections();
    smtp.close(() => process.exit(0));
  });
}
