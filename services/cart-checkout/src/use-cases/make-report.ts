import type { DayCount, Days } from '../domain/reports/day-counts.ts';
import { funnelReport } from '../domain/reports/funnel-report.ts';
import { searchReport } from '../domain/reports/search-report.ts';
import { salesReport } from '../domain/reports/sales-report.ts';
import { stockReport } from '../domain/reports/stock-report.ts';
import type { StockCount } from '../domain/reports/stock-report.ts';
import type { Report } from '../domain/reports/table.ts';
import { viewsReport } from '../domain/reports/views-report.ts';

export interface Period extends Days {
  /** The beginning of the first day and the end of the last one, in London. */
  readonly start: Date;
  readonly end: Date;
}

export interface MakeReportPorts {
  readonly reports: {
    days(period: Period): Promise<DayCount[]>;
    stock(period: Period): Promise<StockCount[]>;
  };
  readonly sites: readonly string[];
}

export type ReportName = 'sales' | 'funnel' | 'stock' | 'views' | 'search';

/** Made of what was counted by day. */
const OF_DAYS = {
  sales: salesReport,
  funnel: funnelReport,
  views: viewsReport,
  search: searchReport,
} as const;

/** What an operator asked for, of whole days in London. */
export async function makeReport(
  { reports, sites }: MakeReportPorts,
  { report, ...period }: Period & { readonly report: ReportName },
): Promise<Report> {
  if (report === 'stock') return stockReport(await reports.stock(period));
  return OF_DAYS[report](period, sites, await reports.days(period));
}
