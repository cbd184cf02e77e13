/**
 * Runs with the page's HTML, before any script has arrived: keeps the hearts pressed until somebody takes them over
 * (heart-presses.tsx), who puts a `push` of their own in the array's place.
 */
export const KEEP_EARLY_PRESSES =
  "hearts=[];addEventListener('click',e=>{e=e.target.closest('[data-heart]');e&&hearts.push(e)})";
