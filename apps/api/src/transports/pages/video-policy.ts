import { type ShownBlock, VIDEO_FRAMES } from '@tessera/domain';
import type { FastifyReply } from 'fastify';

/** Lets the page of a card play the videos that its blocks have, and load nothing else from other sites. */
export function allowVideos(reply: FastifyReply, blocks: readonly ShownBlock[]): void {
  const videos = blocks.flatMap(({ video }) => video ?? []);
  const frames = videos.flatMap(({ kind }) => (kind === 'file' ? [] : [VIDEO_FRAMES[kind]]));
  const media = videos.flatMap(({ kind, embedUrl }) =>
    kind === 'file' && !embedUrl.startsWith('/') ? [new URL(embedUrl).origin] : [],
  );
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  if (policy === '' || frames.length + media.length === 0) return;
  const framed = policy.replace(/frame-src [^;]*/, (sources) => [sources, ...new Set(frames)].join(' '));
  const played = media.length > 0 ? [`media-src 'self' ${[...new Set(media)].join(' ')}`] : [];
  reply.header('content-security-policy', [framed, ...played].join(';'));
}
