import type { Editor } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { imageAddress } from '../../../shared/image';
import { readVideo, VIDEO_ID, type Video, watchAddress } from '../../../shared/video';
import { Card, lineAt } from './card';
import { VideoView } from './video-view';

export type VideoAttributes = Video & { title: string; poster: string };

/** A video of YouTube, which the site plays once it is asked to (src/shared/video.ts). */
export const VideoNode = Card.extend({
  name: 'video',

  addAttributes() {
    return { id: { default: '' }, start: { default: 0 }, title: { default: '' }, poster: { default: '' } };
  },

  parseHTML() {
    // Before its poster is taken for a picture of the article.
    return [{ tag: 'figure[data-video]', priority: 60, getAttrs: attributesOf }];
  },

  renderHTML({ node }) {
    const { id, start, title, poster } = node.attrs as VideoAttributes;
    const figure = { 'data-video': id, ...(start > 0 && { 'data-start': start }) };
    const link = ['a', { href: watchAddress({ id, start }) }, title] as const;
    return poster ? ['figure', figure, ['img', { src: poster, alt: '' }], link] : ['figure', figure, link];
  },

  // What it is pasted as where only words go.
  renderText: ({ node: { attrs } }) => watchAddress(attrs as VideoAttributes),

  addNodeView() {
    return ReactNodeViewRenderer(VideoView);
  },
});

/** The address of a video that stands alone on the line of the caret. */
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
