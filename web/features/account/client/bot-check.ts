import { ReCaptchaRequiredDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** CO-03. */
export type Realm = 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD';

/** Address of the provider's script, and our site key. */
export type BotCheck = { scriptUrl: string; siteKey: string };

type Recaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<void> | undefined;

function loadScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The check could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * A bot check token, when the realm requires one now. The provider's script is not loaded otherwise.
 * @throws when it is required and cannot be obtained
 */
export async function botCheckToken(
  realm: Realm,
  { scriptUrl, siteKey }: BotCheck,
): Promise<string | undefined> {
  const isWanted = await callGraph(ReCaptchaRequiredDocument, { reCaptchaRealm: realm }).then(
    ({ reCaptchaRequired }) => reCaptchaRequired,
    // When this call fails no token is required; the form's own call reports the error.
    () => false,
  );
  if (!isWanted) return undefined;
  await loadScript(`${scriptUrl}?${new URLSearchParams({ render: siteKey })}`);
  const { grecaptcha } = window;
  if (grecaptcha === undefined) throw new Error('The check did not start.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: realm.toLowerCase() });
}
