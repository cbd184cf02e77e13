/**
 * An inline script in the page's HTML, run before any other: stores pressed hearts until heart-presses.tsx handles
 * them, which replaces the array with an object that has its own `push`.
 */
export const KEEP_EARLY_PRESSES =
  "hearts=[];addEventListener('click',e=>{e=e.target.closest('[data-heart]');e&&hearts.push(e)})";
