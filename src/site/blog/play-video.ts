import type { MouseEvent } from 'react';

/**
 * Replaces a video link with the player: nothing is requested from YouTube before that. A click with a modifier key follows
 * the link instead, in another tab or window.
 */
export function playVideo(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = (target as Element).closest<HTMLAnchorElement>('[data-embed]');
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.title = link.querySelector('strong')?.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube plays no video without a referrer, and previews send none by default.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = link.dataset.embed ?? '';
  // The link stays beneath: visible until the video loads, and it gives the frame its size.
  link.inert = true;
  link.after(frame);
  frame.focus();
}
