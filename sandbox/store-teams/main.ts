import { createApp } from './app.ts';
import { serve } from '../serve.ts';
import { readConfig } from './config.ts';
import { countAll } from './nightly-count.ts';
import { createTeam } from './team.ts';
import { openTill } from './till.ts';

/** How often the teams look for work, in milliseconds. */
const EVERY_MS = 5_000;

const { PORT, TILL_DIR, ANSWER_AFTER_SECONDS: answerAfterSeconds } = readConfig();
const till = openTill(TILL_DIR);
const count = () => countAll(TILL_DIR);
const team = createTeam({ till, count, answerAfterSeconds, now: () => new Date() });

let isWorking = false;
const work = setInterval(() => {
  if (isWorking) return;
  isWorking = true;
  void team
    .work()
    .catch((error: unknown) => console.error(JSON.stringify({ level: 'error', msg: String(error) })))
    .finally(() => (isWorking = false));
}, EVERY_MS);

serve(createApp({ team, answerAfterSeconds }), { port: PORT, publicUrl: `http://localhost:${PORT}` }, [
  {
    close: async () => {
      clearInterval(work);
      till.close();
    },
  },
]);
