/** The part of the provider's browser library that the widget uses, by the names of its documentation. */
type Answer = {
  /** False: it refuses this purchase for good. */
  show_form: boolean;
  approved?: boolean;
  finalize_required?: boolean;
  error?: object;
};

type Category = { payment_method_category: string };

type Payments = {
  init(options: { client_token: string }): void;
  load(options: Category & { container: HTMLElement }, answer: (answer: Answer) => void): void;
  authorize(options: Category, data: object, answer: (answer: Answer) => void): void;
  finalize(options: Category, data: object, answer: (answer: Answer) => void): void;
};

declare global {
  interface Window {
    Klarna?: { Payments: Payments };
  }
}

/** How the provider answers: `changeable` by what the shopper does there once more. */
export type Agreement = 'agreed' | 'changeable' | 'refused';

/** An account in the United Kingdom has this one. */
const CATEGORY = { payment_method_category: 'klarna' };

let loading: Promise<Payments> | undefined;

/**
 * The provider's library, loaded by the first call.
 * @throws Error when it cannot be loaded; the next call tries again
 */
function loadLibrary(address: string): Promise<Payments> {
  loading ??= new Promise<Payments>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () =>
      window.Klarna ? resolve(window.Klarna.Payments) : reject(new Error('The script brought no widget'));
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the widget did not load'));
    };
    document.head.append(script);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The widget in a page. */
export type OpenWidget = {
  /** Asks the shopper. @param details their addresses, which the provider gets only now */
  agree: (details: object) => Promise<Agreement>;
};

/**
 * Opens the widget of a session in a container.
 * @returns undefined when the provider refuses this purchase for good
 * @throws Error when the library cannot be loaded, or does not know the session
 */
export async function openWidget(
  address: string,
  session: string,
  container: HTMLElement,
): Promise<OpenWidget | undefined> {
  const payments = await loadLibrary(address);
  payments.init({ client_token: session });
  const shown = await new Promise<Answer>((answer) => payments.load({ ...CATEGORY, container }, answer));
  if (!shown.show_form) return undefined;
  const ask = (step: 'authorize' | 'finalize', details: object) =>
    new Promise<Answer>((answer) => payments[step](CATEGORY, details, answer));
  return {
    async agree(details) {
      const answer = await ask('authorize', details);
      // Some of its ways to pay are approved once more, when the order is placed, which is now.
      return agreementOf(answer.approved && answer.finalize_required ? await ask('finalize', {}) : answer);
    },
  };
}

const agreementOf = ({ approved, show_form: mayChange }: Answer): Agreement => {
  if (approved) return 'agreed';
  return mayChange ? 'changeable' : 'refused';
};
