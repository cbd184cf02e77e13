import { beginningOf } from '@loupe/contact/beginning-of';
import { mayTrack } from '../../consent/may.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';

const KEY = 'searches';
const MOST = 5;
const LONGEST = 100;

/** The words that were searched for in this browser, newest first. */
export function recentWords(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage('local').getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps what was searched for, of a visitor who agreed to that. */
export function rememberWords(words: string): void {
  const text = beginningOf(words.trim(), LONGEST).trim();
  if (text === '' || !mayTrack('experience')) return;
  const others = recentWords().filter((known) => known.toLowerCase() !== text.toLowerCase());
  browserStorage('local').setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}
