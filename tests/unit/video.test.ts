import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf, embedAddress, readVideo, watchAddress, withVideos } from '../../src/shared/video';

const ID = 'dQw4w9WgXcQ';

describe('the address of a video', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL1&v=${ID}&index=2`,
    `http://m.youtube.com/watch?v=${ID}&feature=share`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}/`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `youtu.be/${ID}`,
    `youtu.be/${ID}?from=https://a.example`,
    ` www.youtube.com/watch?v=${ID}\n`,
  ])('is read in any form that people copy: %s', (address) => {
    expect(readVideo(address)).toEqual({ id: ID, start: 0 });
  });

  test.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m30s', 90],
    ['t=1m', 60],
    ['t=1h2m3s', 3723],
    ['start=90', 90],
    ['t=', 0],
    ['t=agora', 0],
    ['t=-5', 0],
    ['t=1.5', 0],
    ['t=999999s', 0],
  ])('has its start time: %s', (query, start) => {
    expect(readVideo(`https://youtu.be/${ID}?${query}`)?.start).toBe(start);
    expect(readVideo(`https://www.youtube.com/watch?v=${ID}&${query}`)?.start).toBe(start);
  });

  test.each([
    '',
    'um vídeo',
    ID,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@soul',
    'https://www.youtube.com/playlist?list=PL1',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(1)}`,
    `https://www.youtube.com/watch?v=${ID.slice(1)}"`,
    `https://www.youtube.com/other/${ID}`,
    `https://www.youtube.com/other?v=${ID}`,
    `https://www.youtube.com/x/shorts/${ID}`,
    `https://youtu.be/${ID}/mais`,
    `https://youtu.be/watch?v=${ID}`,
    `https://www.youtube-nocookie.com/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youm.tube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `javascript:alert(1)//www.youtube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    'https://constructor/shorts/x',
    'https://',
  ])('is refused unless it is a video of YouTube: %s', (address) => {
    expect(readVideo(address)).toBeNull();
  });

  test('is read back as it was written', () => {
    const video = fc.record({ id: fc.stringMatching(/^[\w-]{11}$/), start: fc.nat(99_999) });
    fc.assert(
      fc.property(video, (each) => {
        expect(readVideo(watchAddress(each))).toEqual(each);
        expect(readVideo(embedAddress(each))).toEqual(each);
      }),
    );
  });

  test('omits a start time of zero', () => {
    expect(watchAddress({ id: ID, start: 0 })).toBe(`https://www.youtube.com/watch?v=${ID}`);
    expect(embedAddress({ id: ID, start: 0 })).toBe(
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&hl=pt-BR&cc_lang_pref=pt-BR`,
    );
    expect(embedAddress({ id: ID, start: 90 })).toContain('?autoplay=1&start=90&rel=0');
  });
});

test('a time in a video is written as players show it', () => {
  expect([0, 5, 90, 600, 3599, 3600, 3723].map(clockOf)).toEqual([
    '0:00',
    '0:05',
    '1:30',
    '10:00',
    '59:59',
    '1:00:00',
    '1:02:03',
  ]);
});

describe('a video in an article', () => {
  const stored = ({ id = ID, start = '', poster = '', title = 'Como se faz' } = {}) =>
    `<figure data-video="${id}"${start && ` data-start="${start}"`}>${poster && `<img src="${poster}" alt="" />`}<a href="https://www.youtube.com/watch?v=${id}" rel="noopener noreferrer">${title}</a></figure>`;

  test('is a link to YouTube, which says what it shows and what a click loads', () => {
    const html = withVideos(`<p>Antes</p>${stored({ start: '90' })}<p>Depois</p>`);
    expect(html).toMatch(/^<p>Antes<\/p><figure class="article-video"><a .*<\/a><\/figure><p>Depois<\/p>$/);
    expect(html).toContain(
      `href="https://www.youtube.com/watch?v=${ID}&amp;t=90s" target="_blank" rel="noopener noreferrer"`,
    );
    expect(html).toContain(
      `data-embed="https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&amp;start=90&amp;rel=0`,
    );
    expect(html).toContain('<strong>Como se faz</strong>');
    expect(html).toContain('O vídeo vem do YouTube, que pode usar cookies.');
  });

  test('loads nothing from YouTube by itself', () => {
    expect(withVideos(stored())).not.toMatch(/<(?:img|source|iframe|script|link)|style=|ytimg/);
    for (const poster of ['https://i.ytimg.com/vi/a/hq.jpg', 'https://img.youtube.com/vi/a/0.jpg']) {
      expect(withVideos(stored({ poster }))).not.toContain('<img');
    }
  });

  test('has its poster in all available widths, with its focal point', () => {
    const poster = '/media/0123456789abcdef0123-1200x900-c9bdf5.webp#x30y70';
    const html = withVideos(stored({ poster }));
    expect(html).toContain(`<img src="${poster}" srcset="`);
    expect(html).toMatch(/-480\.webp 480w, [^"]+ 1200w" sizes="[^"]+" alt="" width="1200" height="900"/);
    expect(html).toContain('style="object-position:30% 70%"');
  });

  test('keeps the address of a foreign poster unchanged', () => {
    const html = withVideos(stored({ poster: 'https://a.example/p.jpg?a=1&amp;b=2' }));
    expect(html).toContain('<img src="https://a.example/p.jpg?a=1&amp;b=2" alt="" loading="lazy">');
  });

  test('is rendered at each place in an article, independently of the others', () => {
    const html = withVideos(`${stored()}<blockquote>${stored({ id: 'abcdefghij_', title: 'Outro' })}</blockquote>`);
    expect([...html.matchAll(/embed\/([\w-]+)\?.*?<strong>(\w+)/g)].map(([, id, title]) => [id, title])).toEqual([
      [ID, 'Como'],
      ['abcdefghij_', 'Outro'],
    ]);
  });

  test('is built from its id alone, whatever its link or title contain', () => {
    const html = withVideos(
      `<figure data-video="${ID}"><a href="https://evil.example">&lt;img onerror=x&gt; "a" &amp; b</a></figure>`,
    );
    expect(html).not.toContain('evil.example');
    expect(html).toContain('<strong>&lt;img onerror=x&gt; "a" &amp; b</strong>');
  });

  test.each([
    stored({ id: 'curto' }),
    stored({ id: `${ID}x` }),
    stored({ id: 'a&quot;b&gt;c' }),
    stored({ start: '1;x' }),
    stored({ title: '<em>Como</em> se faz' }),
    `<figure data-video="${ID}"><img src="/a.webp" alt="" /></figure>`,
    '<figure><img src="/a.webp" alt="" /></figure>',
  ])('of any other form is left unchanged: %s', (html) => {
    expect(withVideos(html)).toBe(html);
  });
});
