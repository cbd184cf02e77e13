import type { Standing } from './standing.ts';
import type { Answer } from './waiting-header.ts';
import { whenFirstUsed } from '../../lib/when-first-used.ts';

const MINUTE = 60;

/** A time in whole minutes, rounded up, so that nobody waits longer than they were told because of rounding. */
export function durationInWords(seconds: number): string {
  if (seconds <= MINUTE) return 'a minute';
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < MINUTE) return `${minutes} minutes`;
  const hours = Math.floor(minutes / MINUTE);
  const rest = minutes % MINUTE;
  const started = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return rest === 0 ? started : `${started} ${rest} ${rest === 1 ? 'minute' : 'minutes'}`;
}

const numbers = whenFirstUsed(() => new Intl.NumberFormat('en-GB'));

function ahead({ ahead: count }: Standing): string {
  if (count === 0) return 'You are next';
  return `${numbers().format(count)} ${count === 1 ? 'person' : 'people'} in front of you`;
}

export type Words = { readonly title: string; readonly heading: string; readonly lead: string };

/** What the page says; its title is enough for someone who has another tab open. */
export function waitingWords(standing: Standing): Words {
  const { kind, wait, left, claim, hold, isLate } = standing;
  switch (kind) {
    case 'arriving':
      return {
        title: 'Taking your place',
        heading: 'One moment',
        lead: 'We are taking your place in the queue. Your browser has to keep our cookie for it.',
      };
    case 'crowded':
      return {
        title: 'Taking your place',
        heading: 'A moment longer',
        lead: 'Many people are joining from your network. Please keep this page open: we keep trying to take your place.',
      };
    case 'gathered':
      return {
        title: `Opens in ${durationInWords(left)}`,
        heading: left === 0 ? 'Drawing the places' : `We open in ${durationInWords(left)}`,
        lead: 'Everyone who is here when we open has the same chance: the places are drawn at random, then. Coming earlier makes no difference, and a browser has one place.',
      };
    case 'waiting':
      return {
        title: ahead(standing),
        heading: ahead(standing),
        lead: `${isLate ? LATE : ''}${waitInWords(wait)} ${KEPT}`,
      };
    case 'turn':
      return {
        title: 'It is your turn',
        heading: 'It is your turn',
        lead: `We keep it for you for ${durationInWords(claim)}. Once you are in, you have ${durationInWords(hold)} to look and choose.`,
      };
  }
}

const LATE = 'Your turn has passed, so this is a new place. ';
const KEPT = 'Your place is kept in this browser, also if you close the page.';

const waitInWords = (wait: number | null): string =>
  wait === null
    ? 'Nobody has left in the last minutes, so we cannot tell how long it takes.'
    : `About ${durationInWords(wait)}, at the pace of the last minutes.`;

/** The room has closed, or the visitor is inside already. */
export const OPEN_WORDS: Words = {
  title: 'The shop is open',
  heading: 'You can go in',
  lead: 'There is no queue any more.',
};

/** What a screen reader is told: it changes by the minute, or when something happens. */
export function spoken(answer: Answer): string {
  switch (answer.kind) {
    case 'open':
      return OPEN_WORDS.heading;
    case 'waiting':
      return waitInWords(answer.wait);
    default:
      return waitingWords(answer).heading;
  }
}
