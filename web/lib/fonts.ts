import localFont from 'next/font/local';

/**
 * Both fonts are preloaded, in the subsets that tools/subset-fonts.ts writes. Their fallback metrics are measured by hand
 * in styles/fonts.css, closer than Next's estimate.
 */
export const sans = localFont({
  src: '../styles/fonts/hanken-grotesk.woff2',
  weight: '300 600',
  display: 'swap',
  variable: '--face-sans',
  adjustFontFallback: false,
});

export const serif = localFont({
  src: '../styles/fonts/libre-caslon-display.woff2',
  weight: '400',
  display: 'swap',
  variable: '--face-serif',
  adjustFontFallback: false,
});
