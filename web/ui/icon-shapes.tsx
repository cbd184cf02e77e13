import type { ReactNode } from 'react';

const SHAPES = {
  arrow: <path d="M4 12h16M14 6l6 6-6 6" />,
  bag: (
    <>
      <path d="M5 8h14l1 13H4L5 8Z" />
      <path d="M8.5 10V6.5a3.5 3.5 0 0 1 7 0V10" />
    </>
  ),
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 21c.6-4.4 3.6-6.6 7.5-6.6s6.9 2.2 7.5 6.6" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="15" />
      <path d="M4 10h16M8.5 3v4M15.5 3v4" />
    </>
  ),
  chevron: <path d="m6 9 6 6 6-6" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  gift: (
    <path d="M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5S10.5 3 8.2 3C6 3 6 7.5 12 7.5ZM12 7.5S13.5 3 15.8 3C18 3 18 7.5 12 7.5Z" />
  ),
  heart: (
    <path d="M12 20S3.5 15 3.5 8.9c0-2.7 2.1-4.6 4.5-4.6 1.7 0 3.2.9 4 2.5.8-1.6 2.3-2.5 4-2.5 2.4 0 4.5 1.9 4.5 4.6C20.5 15 12 20 12 20Z" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9.5" />
      <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
    </>
  ),
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  minus: <path d="M5 12h14" />,
  plus: <path d="M12 5v14M5 12h14" />,
  ruler: <path d="M3 9h18v6.5H3zM7 9v3M11 9v3M15 9v3M19 9v3" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  tick: <path d="m4.5 12.5 5 5 10-11" />,
  turn: (
    <>
      <path d="M20.5 12c0 2.2-3.8 4-8.5 4s-8.5-1.8-8.5-4S7.3 8 12 8c2.2 0 4.2.4 5.7 1" />
      <path d="m14.5 11 3.4-1.9-1.4-3.6" />
    </>
  ),
  van: (
    <>
      <path d="M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8" />
      <circle cx="7" cy="18" r="1.8" />
      <circle cx="17" cy="18" r="1.8" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3.5 2.5 20h19L12 3.5Z" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </>
  ),
  zoom: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5M10.5 8v5M8 10.5h5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

export const isIconName = (name: string): name is IconName => Object.hasOwn(SHAPES, name);

/**
 * Every icon's shape, once in a page's HTML: icons reference it, so that repeated icons cost neither markup nor
 * script.
 */
export function IconShapes() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(SHAPES).map(([name, shape]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {shape}
        </symbol>
      ))}
    </svg>
  );
}
