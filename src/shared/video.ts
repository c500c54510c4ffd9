import { escapeXml } from './escape-xml.ts';
import { pictureHtml } from './picture-html.ts';

/** A YouTube video, and the second at which it starts. */
export type Video = { id: string; start: number };

/** Paths that name a video, by YouTube host. */
const NAMED = new Map([
  ['youtube.com', /^\/(?:shorts|live|embed)\/([\w-]{11})\/?$/],
  ['youtube-nocookie.com', /^\/embed\/([\w-]{11})\/?$/],
  ['youtu.be', /^\/([\w-]{11})\/?$/],
]);
/** Posters from YouTube's hosts would be requested before the visitor has pressed anything. */
const OF_YOUTUBE = /^https:\/\/[^/]*\b(?:ytimg|youtube|youtube-nocookie|ggpht|googleusercontent)\./i;
export const VIDEO_ID = /^[\w-]{11}$/;
/** `90`, `90s` or `1h2m3s`. */
const TIME = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,5})s?)?$/;

/** Returns the video of a YouTube address, as people copy it from a browser, an app or a button. */
export function readVideo(address: string): Video | null {
  const typed = address.trim();
  const url = URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`);
  if (!url) return null;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(?:www|m)\./, '');
  const asked = host === 'youtube.com' && pathname === '/watch' ? searchParams.get('v') : null;
  const id = asked ?? NAMED.get(host)?.exec(pathname)?.[1] ?? '';
  if (!VIDEO_ID.test(id)) return null;
  return { id, start: secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '') };
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] =
    TIME.exec(time)
      ?.slice(1)
      .map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}

/** Returns the address of the video at YouTube. */
export function watchAddress({ id, start }: Video): string {
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
}

/** Returns the address for a frame that plays at once, in Portuguese as far as YouTube can. */
export function embedAddress({ id, start }: Video): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}&rel=0&hl=pt-BR&cc_lang_pref=pt-BR`;
}

/** Formats a second of a video as players do: `1:30`, `1:02:03`. */
export function clockOf(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  const parts = hours ? [hours, padded(minutes)] : [minutes];
  return [...parts, padded(seconds)].join(':');
}

const padded = (part: number) => String(part).padStart(2, '0');

/** A video as stored in an article: with a link that works where it is not rendered, and optionally a poster. */
const STORED =
  /<figure data-video="([\w-]{11})"(?: data-start="(\d+)")?>(?:<img src="([^"]*)"[^>]*>)?<a [^>]*>([^<]*)<\/a><\/figure>/g;

/** Replaces each video of an article by a button: nothing is loaded from YouTube before it is pressed (`play-video.ts`). */
export function withVideos(html: string): string {
  return html.replace(STORED, (_, id: string, start = '0', poster = '', title = '') => {
    const video = { id, start: Number(start) };
    // An address here has no other escaped character.
    const picture =
      poster && !OF_YOUTUBE.test(poster)
        ? pictureHtml(poster.replaceAll('&amp;', '&'), '(width < 40rem) 92vw, 36rem', 'wide')
        : '';
    const [watch, embed] = [watchAddress(video), embedAddress(video)].map(escapeXml);
    return `<figure class="article-video"><a href="${watch}" target="_blank" rel="noopener noreferrer" data-embed="${embed}">${picture}<span><strong>${title}</strong><span>Assistir aqui. O vídeo vem do YouTube, que pode usar cookies.</span></span></a></figure>`;
  });
}
