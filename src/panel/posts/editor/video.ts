import type { Editor } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { imageAddress } from '../../../shared/image';
import { readVideo, VIDEO_ID, type Video, watchAddress } from '../../../shared/video';
import { Card, lineAt } from './card';
import { VideoView } from './video-view';

export type VideoAttributes = Video & { title: string; poster: string };

/** A YouTube video, which the site loads on demand (src/shared/video.ts). */
export const VideoNode = Card.extend({
  name: 'video',

  addAttributes() {
    return { id: { default: '' }, start: { default: 0 }, title: { default: '' }, poster: { default: '' } };
  },

  parseHTML() {
    // Takes precedence over the rule for pictures, because of the poster.
    return [{ tag: 'figure[data-video]', priority: 60, getAttrs: attributesOf }];
  },

  renderHTML({ node }) {
    const { id, start, title, poster } = node.attrs as VideoAttributes;
    const figure = { 'data-video': id, ...(start > 0 && { 'data-start': start }) };
    const link = ['a', { href: watchAddress({ id, start }) }, title] as const;
    return poster ? ['figure', figure, ['img', { src: poster, alt: '' }], link] : ['figure', figure, link];
  },

  // Text of a video on the plain-text clipboard.
  renderText: ({ node: { attrs } }) => watchAddress(attrs as VideoAttributes),

  addNodeView() {
    return ReactNodeViewRenderer(VideoView);
  },
});

/** Returns the video address on the caret's line, if it is alone there. */
export function videoLine({ state: { selection } }: Editor): string | null {
  const line = lineAt(selection);
  return line !== null && readVideo(line) ? line : null;
}

function attributesOf(figure: HTMLElement): VideoAttributes | false {
  const { video = '', start } = figure.dataset;
  const link = figure.querySelector('a');
  if (!VIDEO_ID.test(video) || !link) return false;
  const { data: poster = '' } = imageAddress.safeParse(figure.querySelector('img')?.getAttribute('src') ?? '');
  return { id: video, start: Number.parseInt(start ?? '', 10) || 0, title: link.textContent, poster };
}
