/** Where the shops answer and which browser visits them; shared by the tests and the screenshots. */
export const webPort = Number(process.env['WEB_PORT'] ?? 3000);

export const origins = {
  beaverbrooks: `http://beaverbrooks.localhost:${webPort}`,
  loupe: `http://loupe.localhost:${webPort}`,
} as const;

export type ShopName = keyof typeof origins;

/** The system's Chromium, quiet: no sandbox because tests may run as root, no calls home of its own. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
