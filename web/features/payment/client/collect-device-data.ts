import { postForm } from './post-form.ts';

/** The bank's side looks at the browser for as long at most; a payment goes on without what it did not see in time. */
const LONGEST_MS = 10_000;
const FRAME = 'device-data';

/** Lets the bank's side look at this browser in a hidden frame, and resolves when it says so or takes too long. */
export function collectDeviceData(collector: { url: string; accessToken: string }): Promise<void> {
  const { origin } = new URL(collector.url);
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.title = 'Your bank’s check of this browser';
  frame.hidden = true;
  document.body.append(frame);

  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.contentWindow) finish();
    };
    const timer = setTimeout(finish, LONGEST_MS);
    window.addEventListener('message', listen);
    postForm(collector.url, FRAME, { JWT: collector.accessToken });

    function finish() {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      frame.remove();
      resolve();
    }
  });
}
