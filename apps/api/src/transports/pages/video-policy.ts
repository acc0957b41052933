import { type ShownBlock, VIDEO_FRAMES } from '@tessera/domain';
import type { FastifyReply } from 'fastify';

/** Features that only pages with videos need. */
const PLAYER_FEATURES = /\b(autoplay|encrypted-media|fullscreen|picture-in-picture)=\(\)/g;

/** Lets a card's page play the videos of its blocks, and load nothing else from other sites. */
export function allowVideos(reply: FastifyReply, blocks: readonly ShownBlock[]): void {
  const videos = blocks.flatMap(({ video }) => video ?? []);
  if (videos.length === 0) return;
  const frames = [...new Set(videos.flatMap(({ kind }) => (kind === 'file' ? [] : [VIDEO_FRAMES[kind]])))];
  const files = videos.filter(({ kind, embedUrl }) => kind === 'file' && !embedUrl.startsWith('/'));
  const media = [...new Set(files.map(({ embedUrl }) => new URL(embedUrl).origin))];
  change(reply, 'content-security-policy', (policy) => {
    const framed = policy.replace(/frame-src [^;]*/, (sources) => [sources, ...frames].join(' '));
    return media.length > 0 ? `${framed};media-src 'self' ${media.join(' ')}` : framed;
  });
  const players = ['self', ...frames.map((frame) => `"${frame}"`)].join(' ');
  change(reply, 'permissions-policy', (policy) => policy.replace(PLAYER_FEATURES, `$1=(${players})`));
}

function change(reply: FastifyReply, header: string, toNew: (value: string) => string): void {
  const value = reply.getHeader(header);
  if (typeof value === 'string') reply.header(header, toNew(value));
}
