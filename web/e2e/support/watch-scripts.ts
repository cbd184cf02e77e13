import type { Page } from '@playwright/test';

/** A script as the browser met it. */
export type SeenScript = {
  page: string;
  document: string;
  script: string;
  integrity: string;
};

type Report =
  | { kind: 'script'; location: string; src: string; hasNonce: boolean; integrity: string }
  | { kind: 'violation'; location: string; directive: string; blocked: string };

/** The pages of the inventory, by path. */
const PAGES: Record<string, string> = {
  '/checkout/cart': 'bag',
  '/checkout/delivery': 'delivery',
  '/checkout/payment': 'payment',
  '/checkout/orderConfirmation': 'order',
};

/** Follows the scripts, policies and violations of a page and all its frames, from the next document on. */
export async function watchScripts(page: Page, shop: string) {
  const scripts = new Map<string, SeenScript>();
  const requested = new Map<string, { page: string; script: string }>();
  const documents = new Map<string, string>();
  const violations: string[] = [];
  const pageNow = () => PAGES[pathOf(page.url())];

  await page.exposeBinding('reportScript', (_source, report: Report) => {
    const document = documentOf(report.location, shop);
    if (report.kind === 'violation') {
      violations.push(`${report.location}: ${report.directive} ${report.blocked}`);
      return;
    }
    // A frame does not know the page around it.
    const at = document === 'shop' ? PAGES[pathOf(report.location)] : pageNow();
    if (at === undefined) return;
    const inline = report.hasNonce ? 'inline, nonce' : 'inline';
    const script = report.src === '' ? inline : addressOf(report.src, shop);
    const seen = { page: at, document, script, integrity: report.integrity };
    scripts.set(JSON.stringify(seen), seen);
  });
  await page.addInitScript(reportEverything);
  page.on('request', (request) => {
    const at = pageNow();
    if (request.resourceType() !== 'script' || at === undefined) return;
    const seen = { page: at, script: addressOf(request.url(), shop) };
    requested.set(JSON.stringify(seen), seen);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || !response.ok()) return;
    const document = documentOf(response.url(), shop);
    const name = document === 'shop' ? PAGES[pathOf(response.url())] : document;
    if (name !== undefined) documents.set(name, response.headers()['content-security-policy'] ?? '');
  });

  return {
    scripts: () => [...scripts.values()],
    /** Also modules that no element loads. */
    requested: () => [...requested.values()],
    /** Policies by document: by page, or the kind of frame. */
    policies: () => documents,
    violations: () => violations,
  };
}

/** Runs in every document before its own scripts. */
function reportEverything(): void {
  const report = (window as unknown as { reportScript(report: Report): Promise<void> }).reportScript;
  const tell = (script: HTMLScriptElement) => {
    if (!['', 'module', 'text/javascript'].includes(script.type)) return;
    const { src, nonce, integrity } = script;
    void report({ kind: 'script', location: location.href, src, hasNonce: nonce !== '', integrity });
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) tell(node);
      else if (node instanceof Element) for (const script of node.querySelectorAll('script')) tell(script);
    }
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    const about = { location: location.href, directive: violatedDirective, blocked: blockedURI };
    void report({ kind: 'violation', ...about });
  });
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

/** The origin by its role, then the path; a script of another origin is named in full and so never in the inventory. */
function addressOf(address: string, shop: string): string {
  const { origin, pathname } = new URL(address);
  const role = roleOf(origin, shop);
  return role === undefined ? `${origin}${pathname}` : `${role}:${pathname}`;
}

function documentOf(address: string, shop: string): string {
  const { origin, pathname } = new URL(address);
  const role = roleOf(origin, shop);
  if (role === 'shop') return pathname === '/api/cybsReturnUrl' ? 'return page' : 'shop';
  if (role === 'card') return 'card field';
  return role ?? origin;
}

function roleOf(origin: string, shop: string): 'shop' | 'card' | 'bank' | 'klarna' | undefined {
  if (origin === new URL(shop).origin) return 'shop';
  const { hostname } = new URL(origin === 'null' ? 'http://none' : origin);
  if (hostname.startsWith('cybersource.')) return 'card';
  if (hostname.startsWith('klarna.')) return 'klarna';
  return hostname.startsWith('bank.') ? 'bank' : undefined;
}
