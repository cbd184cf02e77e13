import { boundedBody } from './bounded-body.ts';
import { logWarning } from './log.ts';
import { MostPerMinute } from './most-per-minute.ts';
import { readPolicyReports, REPORT_LIMIT } from './policy-report.ts';
import type { PolicyReport } from './policy-report.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];
/** Requests a minute that are read; a policy that is wrong everywhere is known after a few. */
const MOST_REQUESTS = 60;
/** Different violations that are logged in an hour, each once. */
const MOST_LOGGED = 50;
const HOUR_MS = 3_600_000;

type Refusal = 'too-many' | 'type' | 'large' | 'unreadable';
const STATUS: Record<Refusal, number> = { 'too-many': 429, type: 415, large: 413, unreadable: 400 };

/** Of one kind, for the metrics. */
interface Count {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What browsers report about pages that break their own policy. Anybody can send it, so that all of it is bounded. */
export class PolicyReports {
  readonly #now: () => number;
  readonly #minute: MostPerMinute;
  readonly #hour = { began: 0, logged: new Set<string>() };
  readonly #counted = new Map<string, Count>();
  readonly #refused = new Map<Refusal, number>();

  constructor(now: () => number) {
    this.#now = now;
    this.#minute = new MostPerMinute(MOST_REQUESTS, now);
  }

  /** @returns the status of the answer */
  async receive(request: Pick<Request, 'headers' | 'body'>): Promise<number> {
    if (!this.#minute.admit()) return this.#refuse('too-many');
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!TYPES.includes(type)) return this.#refuse('type');
    const body = await boundedBody(request, REPORT_LIMIT).catch(() => undefined);
    if (body === undefined) return this.#refuse('large');
    const reports = readPolicyReports(new TextDecoder().decode(body), request.headers.get('host') ?? '');
    if (reports === undefined) return this.#refuse('unreadable');
    for (const report of reports) this.#take(report);
    return 204;
  }

  /** Since the process began. */
  counts(): { readonly reported: readonly Count[]; readonly refused: readonly Count[] } {
    const refused = [...this.#refused].map(([why, value]) => ({ labels: { why }, value }));
    return { reported: [...this.#counted.values()], refused };
  }

  #refuse(why: Refusal): number {
    this.#refused.set(why, (this.#refused.get(why) ?? 0) + 1);
    return STATUS[why];
  }

  #take({ directive, blocked, page }: PolicyReport): void {
    const counted = this.#counted.get(`${directive} ${page}`);
    this.#counted.set(`${directive} ${page}`, {
      labels: { directive, page },
      value: (counted?.value ?? 0) + 1,
    });
    const now = this.#now();
    if (now - this.#hour.began >= HOUR_MS) Object.assign(this.#hour, { began: now, logged: new Set() });
    const what = `${directive} ${page} ${blocked}`;
    if (this.#hour.logged.has(what) || this.#hour.logged.size >= MOST_LOGGED) return;
    this.#hour.logged.add(what);
    logWarning('A page broke its content security policy.', { directive, blocked, page });
  }
}
