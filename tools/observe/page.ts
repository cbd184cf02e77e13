import type { Dashboard } from './dashboard.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One dashboard as a page that asks Prometheus itself, for a machine without Grafana. */
export function dashboardPage(shown: Dashboard, all: readonly Dashboard[]): string {
  const links = all.map(
    ({ uid, title }) => `<a href="/${uid}"${uid === shown.uid ? ' class="here"' : ''}>${escaped(title)}</a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Loupe: ${escaped(shown.title)}</title>
<style>${STYLE}</style><nav>${links.join('')}</nav><h1>${escaped(shown.title)}</h1><main></main>
<script>const PANELS=${JSON.stringify(shown.panels).replaceAll('<', '\\u003c')};(${draw.toString()})(PANELS)</script></html>`;
}

const STYLE = `body{font:14px system-ui;margin:0 1.5rem;color:#1b1b1f}nav a{display:inline-block;padding:.6rem .8rem;color:#444;text-decoration:none}
nav a.here{border-bottom:2px solid #1f6feb;color:#000}main{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}
section{border:1px solid #ddd;border-radius:6px;padding:.6rem}h2{font-size:1rem;margin:0 0 .4rem}svg{width:100%;height:150px;background:#fafafa}
.legend{font-size:12px;color:#555;max-height:5em;overflow:auto}.legend b{font-weight:400;margin-right:.8em;white-space:nowrap}`;

interface Element {
  textContent: string;
  innerHTML: string;
  append(...children: Element[]): void;
}
interface Page {
  createElement(name: string): Element;
  querySelector(selector: string): Element;
}

/** Runs in the browser: draws the last half hour of each panel, or as many minutes as the address names, and again every ten seconds. */
function draw(panels: Dashboard['panels']): void {
  const { search } = (globalThis as unknown as { location: { search: string } }).location;
  const SECONDS = 60 * (Number(new URLSearchParams(search).get('minutes')) || 30);
  const COLOURS = ['#1f6feb', '#d1242f', '#1a7f37', '#bf8700', '#8250df', '#0aa2c0', '#e16f24', '#6e7781'];
  const doc = (globalThis as unknown as { document: Page }).document;
  const named = (legend: string, labels: Record<string, string>) =>
    legend.replace(/\{\{(\w+)\}\}/g, (_, key: string) => labels[key] ?? '') || 'value';
  const shownAs = (value: number, unit: string) =>
    unit === 'percentunit'
      ? `${(value * 100).toFixed(2)} %`
      : unit === 'bytes'
        ? `${(value / 1e6).toFixed(0)} MB`
        : unit === 'currencyGBP'
          ? `£${value.toFixed(2)}`
          : `${Number(value.toPrecision(3))}${unit === 's' ? ' s' : ''}`;
  const boxes = panels.map(({ title }) => {
    const box = doc.createElement('section');
    const head = doc.createElement('h2');
    head.textContent = title;
    const chart = doc.createElement('div');
    box.append(head, chart);
    doc.querySelector('main').append(box);
    return chart;
  });
  const refresh = async (index: number) => {
    const { queries, unit } = panels[index]!;
    const end = Date.now() / 1000;
    const lines: { name: string; points: [number, number][] }[] = [];
    for (const { expr, legend } of queries) {
      const range = new URLSearchParams({
        query: expr,
        start: String(end - SECONDS),
        end: String(end),
        step: String(Math.max(5, SECONDS / 120)),
      });
      const answer = (await (await fetch(`/api/v1/query_range?${range}`)).json()) as {
        data?: { result: { metric: Record<string, string>; values: [number, string][] }[] };
      };
      for (const { metric, values } of answer.data?.result ?? [])
        lines.push({
          name: named(legend, metric),
          points: values
            .map(([time, value]): [number, number] => [time, Number(value)])
            .filter(([, value]) => Number.isFinite(value)),
        });
    }
    const most = Math.max(0, ...lines.flatMap(({ points }) => points.map(([, value]) => value)));
    const path = (points: [number, number][]) =>
      points
        .map(
          ([time, value]) =>
            `${((time - end + SECONDS) / SECONDS) * 600},${145 - (value / (most || 1)) * 135}`,
        )
        .join(' ');
    const colour = (at: number) => COLOURS[at % COLOURS.length]!;
    boxes[index]!.innerHTML = `<svg viewBox="0 0 600 150" preserveAspectRatio="none">${lines
      .map(
        ({ points }, at) =>
          `<polyline fill="none" stroke-width="1.5" vector-effect="non-scaling-stroke" stroke="${colour(at)}" points="${path(points)}"/>`,
      )
      .join('')}</svg><div class="legend">at most ${shownAs(most, unit)}<br>${lines
      .map(
        ({ name, points }, at) =>
          `<b style="color:${colour(at)}">${name} ${shownAs(points.at(-1)?.[1] ?? 0, unit)}</b>`,
      )
      .join(' ')}</div>`;
  };
  const all = () => panels.forEach((_, index) => void refresh(index));
  all();
  setInterval(all, 10_000);
}
