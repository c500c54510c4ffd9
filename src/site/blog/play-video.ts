import type { MouseEvent } from 'react';

/**
 * Plays a video in the place of the link that stands for it: only now YouTube is asked for anything. Whoever presses a key
 * with it wants the link, in a tab or a window of its own.
 */
export function playVideo(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = (target as Element).closest<HTMLAnchorElement>('[data-embed]');
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.title = link.querySelector('strong')?.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube plays nothing for who does not say where it is asked from, which a preview keeps to itself.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = link.dataset.embed ?? '';
  // The link stays beneath, seen until the video comes, and gives the frame its size.
  link.inert = true;
  link.after(frame);
  frame.focus();
}
