import { logWarning } from './log.ts';
import { refusalOf, type FormRefusal } from './told-in-address.ts';

/** Cookies for the browser, and where it goes. */
export interface Posted {
  readonly location: string;
  readonly cookies: readonly string[];
}

export interface Done {
  /** Without a code where it is a success. */
  readonly answer: Partial<FormRefusal> & { readonly __typename?: string };
  readonly setCookies: readonly string[];
  /** Where a success leads; to `back` by default. */
  readonly next?: string | undefined;
}

interface Form {
  readonly back: string;
  /** For the log. */
  readonly what: string;
  readonly wordOf: (refusal: FormRefusal) => string;
}

/** Sends what a form asks. Leads on, or back to the page of the form with a word about what became of it. */
export async function postedForm({ back, what, wordOf }: Form, change: () => Promise<Done>): Promise<Posted> {
  try {
    const { answer, setCookies, next = back } = await change();
    const { code, ...facts } = answer;
    if (code === undefined) return { location: next, cookies: setCookies };
    return { location: withTold(back, wordOf({ ...facts, code })), cookies: setCookies };
  } catch (error) {
    logWarning(`${what} was not sent.`, { why: String(error) });
    return { location: withTold(back, wordOf(refusalOf(error))), cookies: [] };
  }
}

function withTold(address: string, told: string): string {
  const { pathname, searchParams, hash } = new URL(address, 'https://shop.invalid');
  searchParams.set('told', told);
  return `${pathname}?${searchParams}${hash}`;
}
