import localFont from 'next/font/local';

/**
 * Both fonts are preloaded. Their fallback metrics are measured by hand in styles/fonts.css, closer than Next's
 * estimate.
 */
export const sans = localFont({
  src: '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--face-sans',
  adjustFontFallback: false,
});

export const serif = localFont({
  src: '../../node_modules/@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff2',
  weight: '400',
  display: 'swap',
  variable: '--face-serif',
  adjustFontFallback: false,
});
