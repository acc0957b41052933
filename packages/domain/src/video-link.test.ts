import { describe, expect, test } from 'vitest';
import { readVideo } from './video-link.ts';

const ID = 'dQw4w9WgXcQ';

describe('a video of YouTube', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `youtube.com/watch?app=desktop&v=${ID}&list=PL123&index=2`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `  HTTPS://YOUTU.BE/${ID}  `,
  ])('is known by %s', (url) => {
    expect(readVideo(url)).toEqual({
      ...{ kind: 'youtube', id: ID, hash: '', pageUrl: `https://www.youtube.com/watch?v=${ID}` },
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
    });
  });

  test.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m30s', 90],
    ['t=1h2m3s', 3723],
    ['start=7', 7],
  ])('begins where the link says: %s', (query, seconds) => {
    const video = readVideo(`https://youtu.be/${ID}?${query}`);
    expect([video?.embedUrl, video?.pageUrl]).toEqual([
      expect.stringContaining(`&start=${seconds}`),
      expect.stringContaining(`&t=${seconds}s`),
    ]);
  });

  test.each([
    'https://www.youtube.com/@rao',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}"><script>`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://notyoutu.be/${ID}`,
    `https://www.youtube.com/playlist?list=PL123`,
    `javascript:https://youtu.be/${ID}`,
    '',
  ])('is not taken for one: %s', (url) => {
    expect(readVideo(url)).toBeNull();
  });
});

describe('a video of Vimeo', () => {
  test.each([
    ['https://vimeo.com/76979871', '76979871', ''],
    ['vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
    ['https://vimeo.com/76979871?h=8272103f6e', '76979871', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&title=0', '76979871', '8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871', ''],
    ['https://vimeo.com/groups/name/videos/76979871', '76979871', ''],
    ['https://vimeo.com/showcase/1234567/video/76979871', '76979871', ''],
  ])('is known by %s', (url, id, hash) => {
    expect(readVideo(url)).toEqual({
      ...{ kind: 'vimeo', id, hash, pageUrl: `https://vimeo.com/${id}${hash && `/${hash}`}` },
      embedUrl: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1`,
    });
  });

  test.each(['https://vimeo.com/about', 'https://vimeo.com/asha', 'https://vimeo.com.evil.example/76979871'])(
    'is not taken for one: %s',
    (url) => {
      expect(readVideo(url)).toBeNull();
    },
  );
});

test.each([
  '/uploads/0123456789abcdef0123456789abcdef.mp4',
  '/uploads/0123456789abcdef0123456789abcdef.webm',
  'https://a.example/Film%20eins.MP4?dl=1',
  'https://a.example/a/b.mov',
  'https://xn--h2brj9c.example:8443/film.mp4',
])('a file is played as it is: %s', (url) => {
  expect(readVideo(url)).toEqual({ kind: 'file', id: '', hash: '', embedUrl: url, pageUrl: url });
});

test.each([
  '/uploads/0123456789abcdef0123456789abcdef.pdf',
  '/uploads/0123456789abcdef.mp4',
  '//a.example/b.exe',
  'http://a.example/b.mp4',
  'https://a.example/?file=b.mp4',
  'https://a.example;sandbox/b.mp4',
  "https://a.example;script-src'unsafe-inline'/b.mp4",
  'https://a,b.example/b.mp4',
  'https://*.example/b.mp4',
])('no file that is played: %s', (url) => {
  expect(readVideo(url)).toBeNull();
});
