/** The attribute in which a page names the scripts that it does not load at once. */
export const HELD_SOURCE = 'data-src';

/** The type of inline scripts that a page does not run at once. */
export const HELD_TYPE = 'text/later';

/** The attribute of a form that is sent only without script: with it, a press in the form is made again like any other. */
export const SCRIPTED_FORM = 'data-scripted';

/** A visitor who does not touch the page waits that long for its script, in milliseconds after the page has loaded. */
export const WAIT_MS = 4000;

/**
 * An inline script, run before any other. It loads the page's scripts at the first touch, key or move of the mouse; of a visitor who was
 * here before, whose bag and lists the script shows, once the page has loaded. What is pressed before React handles it goes into `pressed`
 * for early-presses.tsx: a button, or a choice with its state. It reaches nothing else, so that it is not pressed twice; React itself
 * stops a press on a part that it is about to hydrate. Links, forms and popovers work without script; a form of SCRIPTED_FORM is sent only
 * where this script does not run. Files are fetched ahead one in a
 * turn, since all at once keep the main thread of a phone for a tenth of a second.
 */
export const BEGIN_SCRIPT = `(d=>{
const touches=['pointerdown','pointermove','touchstart','keydown','wheel'],held=()=>d.querySelectorAll('script[${HELD_SOURCE}]');
let begun=false;
const begin=e=>{
if(e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;
begun=true;
for(const t of touches)removeEventListener(t,begin,true);
for(const s of d.querySelectorAll('script[type="${HELD_TYPE}"]')){const r=d.createElement('script');r.text=s.text;s.replaceWith(r)}
for(const s of held()){s.src=s.getAttribute('${HELD_SOURCE}');s.removeAttribute('${HELD_SOURCE}')}
};
const isKnown=()=>{try{return d.cookie!==''||localStorage.length>0}catch{return false}};
for(const t of touches)addEventListener(t,begin,{capture:true,passive:true});
pressed=new Map();
const pressable='button:not([popovertarget]),input[type=radio],input[type=checkbox]';
const isHydrated=b=>Object.keys(b).some(k=>k.startsWith('__reactProps'));
addEventListener('click',e=>{
const b=e.isTrusted&&e.target.closest(pressable);
if(!b||(b.type!=='button'&&b.form&&!b.form.hasAttribute('${SCRIPTED_FORM}')))return;
if(pressed instanceof Map||!isHydrated(b)){e.stopImmediatePropagation();if(b.type==='submit')e.preventDefault();pressed.set(b,b.checked);return}
let isReached=false;
b.addEventListener('click',()=>isReached=true,{once:true});
setTimeout(()=>isReached||pressed.set(b,b.checked));
},true);
addEventListener('DOMContentLoaded',()=>begun&&begin());
addEventListener('load',()=>{
if(begun)return;
if(isKnown()){setTimeout(begin);return}
const waiting=[...held()];
const fetchNext=()=>{
if(begun||!waiting.length)return;
const l=d.createElement('link');l.rel='prefetch';l.as='script';l.href=waiting.shift().getAttribute('${HELD_SOURCE}');
d.head.append(l);
setTimeout(fetchNext);
};
fetchNext();
setTimeout(()=>begun||begin(),${WAIT_MS});
});
})(document)`.replaceAll('\n', '');
